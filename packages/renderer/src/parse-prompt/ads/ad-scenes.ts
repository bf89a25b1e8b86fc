import { type FoundSubjects, findSubjects } from '../clauses/find-subjects.ts';
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
  if (row === undefined) return null;
  const others = read(asSeen(rest.replace(row.offered, ' ').replace(PRINTED_ON, ' ')), vocabulary);
  if (!others.subjects.every(({ thing }) => DECORATIONS.test(thing))) return null;
  const { subjects: shown, relations, effects, votes: places } = read(row.scene, vocabulary);
  // Where it takes place is said by the prompt, or else by the scene.
  const isPlaced = others.votes.some(({ weight }) => weight >= 2);
  const votes = (isPlaced ? others.votes : places).map(({ at: _, ...vote }) => vote);
  const subjects = [...shown, ...others.subjects];
  return { subjects, relations, effects, votes, phrasesOf: subjects.map(() => []) };
}
