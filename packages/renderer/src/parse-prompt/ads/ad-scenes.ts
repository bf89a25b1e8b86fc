import { type FoundSubjects, findSubjects } from '../clauses/find-subjects.ts';
import { isAnimate } from '../kinds-of-things.ts';
import { mayMatch } from '../needed-letters.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { tagPhrases } from '../phrases/tag-phrases.ts';
import { tokensOf } from '../phrases/tokens.ts';
import { reworded } from '../rewordings/reworded.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { AD_SCENE_ROWS } from '../words/ad-scenes.ts';
import { asSeen } from './ad-readings.ts';

interface Row {
  readonly offered: RegExp;
  /** What else the prompt has to speak of. */
  readonly also: RegExp | null;
  readonly scene: string;
}

const ROWS: readonly Row[] = AD_SCENE_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [offered = '', also = '-', scene = ''] = row.split(' ; ');
    return {
      offered: new RegExp(String.raw`(?<!\p{L})(?:${offered})(?!\p{L})`, 'iu'),
      also: also === '-' ? null : new RegExp(also, 'iu'),
      scene,
    };
  });

/** What it is announced on is not in the picture. */
const PRINTED_ON = /^\s*(?:an? )?(?:poster|flyer|banner|sign|notice|leaflet|billboard)\b/iu;

/** What hangs around at an opening shows nothing of what is opened. */
const DECORATIONS = /^(?:balloons?|confetti-ball|party-popper|ribbon|bunting|streamers)$/u;

const GOODS = String.raw`((?:[\p{L}-]+ )?[\p{L}-]+)`;
const GIVEN = new RegExp(
  String.raw`\bbuy (?:one|two|any|1|2|an?) ${GOODS},? (?:and )?get (?:one|two|an?other|the|1|2|an?)\b|\bfree ${GOODS} with (?:every|each|any) ${GOODS}(?=\s*(?:[,.;!"“”]|$|(?:on|this|all|until|from|in|at)\b))`,
  'iu',
);
const NO_GOODS =
  /\b(?:order|purchase|delivery|shipping|visit|booking|ticket|membership|trial|one|bowl|plate|dish|meal|menu|cup|glass)s?\b/iu;

/** "A free croissant with every loaf": the offer names what is sold. */
function goodsGiven(prompt: string): readonly string[] {
  const [, bought, given, other] = GIVEN.exec(prompt) ?? [];
  // A bowl of what the restaurant is known for.
  if (other !== undefined && NO_GOODS.test(other)) return [];
  return [other, given, bought].filter(
    (one): one is string => one !== undefined && !NO_GOODS.test(one),
  );
}

function read(text: string, vocabulary: Vocabulary): FoundSubjects {
  return findSubjects(tagPhrases(findPhrases(tokensOf(reworded(text)), vocabulary)));
}

/** "Hockey season tickets", "a fantasy game": what is offered is shown as a scene where nothing else is named. */
export function sceneOffered(
  prompt: string,
  rest: string,
  vocabulary: Vocabulary,
): Pick<FoundSubjects, 'subjects' | 'relations' | 'effects' | 'votes' | 'phrasesOf'> | null {
  const letters = rest.toLowerCase();
  const row = ROWS.find(
    ({ offered, also }) =>
      mayMatch(offered, letters) && offered.test(rest) && (also === null || also.test(prompt)),
  );
  const goods = row === undefined ? goodsGiven(prompt) : [];
  if (row === undefined && goods.length === 0) return null;
  const scene = row?.scene ?? goods.map((one) => `a ${one}`).join(' and ');
  const said = [row?.offered ?? ' ', ...goods].reduce<string>(
    (left, one) => left.replace(one, ' '),
    rest,
  );
  const others = read(asSeen(said.replace(PRINTED_ON, ' ')), vocabulary);
  if (!others.subjects.every(({ thing }) => DECORATIONS.test(thing))) return null;
  const { subjects: shown, relations, effects, votes: places } = read(scene, vocabulary);
  // What is free with every order is no thing.
  if (row === undefined && (shown.length === 0 || shown.some(({ thing }) => isAnimate(thing))))
    return null;
  // Where it takes place is said by the prompt, or else by the scene.
  const isPlaced = others.votes.some(({ weight }) => weight >= 2);
  const votes = (isPlaced ? others.votes : places).map(({ at: _, ...vote }) => vote);
  const subjects = [...shown, ...others.subjects];
  return { subjects, relations, effects, votes, phrasesOf: subjects.map(() => []) };
}
