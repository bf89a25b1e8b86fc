/** Words for what shops heap up, hang out and hand out, and what apps show, by the name of the drawing. */
const VESSELS = ['basket', 'crate', 'punnet'] as const;
const HEAPED =
  'strawberry apple raspberry blackberry blueberry cherry orange lemon peach plum pear tomato potato carrot loaf bun cinnamon-roll croissant';

const heaped = HEAPED.split(' ').flatMap((fruit) =>
  VESSELS.map((vessel) => [`${fruit}-${vessel}`, `${fruit}-${vessel}`] as const),
);

export const SHOP_GOODS_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(heaped),
  'cot-mobile': 'cot-mobile baby-mobile crib-mobile nursery-mobile hanging-mobile',
  'milk-bottle':
    'milk-bottle milk-bottles glass-milk-bottle glass-milk-bottles bottle-of-milk bottles-of-milk glass-bottle-of-milk',
  'on-air-sign': 'onairsign',
  'chart-monitor': 'chartmonitor',
  'painted-nails': 'paintednails painted-nails manicured-nails manicured-hand manicured-hands',
  'mittens-mug': 'mittensmug',
  'knitting-wool': 'knittingwool knitting-wool',
  'raised-bed':
    'raised-bed raised-beds raised-garden-bed raised-garden-beds raised-vegetable-bed raised-vegetable-beds garden-box planter-box',
  'half-painted-wall': 'halfpaintedwall half-painted-wall',
  'pouring-paint': 'pouringpaint',
  'slice-from-box': 'slicefrombox',
  'granola-bowl': 'granola-bowl bowl-of-granola muesli-bowl bowl-of-muesli',
  'granola-poured': 'granolapoured',
  'masked-face': 'maskedface',
  'key-in-lock': 'keyinlock',
  'cream-glass': 'creamglass',
  'sock-line': 'sock-line',
  'dress-line': 'dress-line',
  'baby-line': 'baby-line',
  'sheet-line': 'sheet-line',
  'sign-door': 'sign-door',
  'stamp-card':
    'stamp-card loyalty-card stamped-loyalty-card punch-card loyalty-stamp-card coffee-card reward-card rewards-card',
  'kanban-board': 'kanban-board kanban task-board trello-board scrum-board sprint-board',
  'app-dashboard': 'app-dashboard analytics-dashboard sales-dashboard dashboard-screen',
};
