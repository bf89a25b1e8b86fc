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
