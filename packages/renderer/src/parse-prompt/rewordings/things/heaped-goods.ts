import type { Rewording } from '../../rewording.ts';

/** What is heaped, by the word for many of it. */
const FRUITS: readonly (readonly [RegExp, string])[] = [
  [/^strawberries$/iu, 'strawberry'],
  [/^(?:raspberries|berries)$/iu, 'raspberry'],
  [/^blackberries$/iu, 'blackberry'],
  [/^blueberries$/iu, 'blueberry'],
  [/^cherries$/iu, 'cherry'],
  [/^(?:oranges|tangerines|clementines|satsumas|mandarins)$/iu, 'orange'],
  [/^(?:peaches|apricots|nectarines)$/iu, 'peach'],
  [/^tomatoes$/iu, 'tomato'],
  [/^potatoes$/iu, 'potato'],
  [/^(?:bread|loaves)$/iu, 'loaf'],
  [/^(?:cinnamon[ -](?:buns|rolls|swirls|scrolls))$/iu, 'cinnamon-roll'],
  [/^(?:(?:bread[ -])?(?:buns|rolls)|scones|brioches|pastries)$/iu, 'bun'],
];
const MANY =
  'strawberries|raspberries|berries|blackberries|blueberries|cherries|oranges|tangerines|clementines|satsumas|mandarins|lemons|peaches|apricots|nectarines|plums|pears|apples|tomatoes|potatoes|carrots|bread(?![ -](?:rolls|buns))|loaves|cinnamon[ -](?:buns|rolls|swirls|scrolls)|bread[ -]buns|bread[ -]rolls|buns|rolls|scones|brioches|croissants|pastries';
const ADJECTIVES =
  '(?:(?:fresh|freshly|picked|ripe|juicy|red|sweet|plump|local|english|organic|shiny|wild|summer|big|bright|orange|yellow|new|baked|crusty|warm|hot|golden|sticky|soft|fluffy|buttery|cherry|cut) )*';
const VESSEL =
  '(?:(?:wooden|wicker|woven|small|little|big|large|full|old|rustic) )*(basket|trug|crate|box|punnet|carton|tub)';
const FULL =
  '(?:full of|filled with|piled (?:high )?with|heaped with|packed with|overflowing with|of|with)';

const singular = (many: string): string =>
  FRUITS.find(([word]) => word.test(many))?.[1] ?? many.toLowerCase().replace(/s$/u, '');

function vesselOf(named: string): string {
  if (/^(?:basket|trug)/iu.test(named)) return 'basket';
  return /^(?:punnet|carton|tub)/iu.test(named) ? 'punnet' : 'crate';
}

const AFTER = '(?! (?:rolls?|baskets?|dough|juice|jam|cake|trees?|pie|tart|soup)\\b)';

/** Fruit, vegetables and loaves that show above the rim of what they are in: one drawing for both. */
export const HEAPED_GOODS: readonly Rewording[] = [
  [
    new RegExp(`\\b${VESSEL}(e?s)? ${FULL} ${ADJECTIVES}(${MANY})\\b${AFTER}`, 'giu'),
    (_, vessel = '', form, many = '') =>
      `${singular(many)} ${vesselOf(vessel)}${form === undefined ? '' : 's'}`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:put|puts|putting|drop|drops|carry|carries|carrying|plac\\p{L}*|pick|picks|picking) (?:\\p{L}+ ){0,3})\\b${ADJECTIVES}(${MANY}) (?:(?:piled|heaped|lying|sitting) )?in (?:an? |the )${VESSEL}\\b`,
      'giu',
    ),
    (_, many = '', vessel = '') => `${singular(many)} ${vesselOf(vessel)}`,
  ],
];
