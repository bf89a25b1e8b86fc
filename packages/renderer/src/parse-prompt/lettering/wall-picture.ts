import { findSubjects } from '../clauses/find-subjects.ts';
import { sifted } from '../needed-letters.ts';
import { findPhrases } from '../phrases/find-phrases.ts';
import { tagPhrases } from '../phrases/tag-phrases.ts';
import { type Span, tokensOf } from '../phrases/tokens.ts';
import type { SceneDescription } from '../scene-description.ts';
import type { Vocabulary } from '../vocabulary.ts';

const KIND = '(poster|painting|picture|photo(?:graph)?|portrait|drawing|print|canvas)s?';
const QUALITY = '(?:(?!of\\b)[\\p{L}-]+ ){0,2}?';
const HUNG =
  '(?:(?:is|are|that) )?(?:hanging|hung|hangs?|pinned|taped|mounted|displayed|glued|stuck|placed)?(?: up)?';
const WALL =
  '(?:on|to|above|over|against|at) (?:the|an?|his|her|their|its|my) (?:[\\p{L}-]+ ){0,2}?';
const ON_WALL = sifted(
  new RegExp(
    `\\b(?:an? |the |some |one )?${QUALITY}${KIND} of ((?:an? |the |his |her |some )?(?:[\\p{L}'-]+ ){0,3}?[\\p{L}-]+) ?${HUNG} ${WALL}(?:wall\\b|(?=fireplace|sofa|couch|bed|mantel|desk\\b))`,
    'iu',
  ),
);

/** A picture that hangs in the picture. */
export interface WallPicture {
  /** What it shows, as it is written. */
  readonly of: string;
  readonly isPoster: boolean;
  readonly span: Span;
}

export function findWallPicture(prompt: string): WallPicture | null {
  const found = ON_WALL.exec(prompt);
  const of = found?.[2];
  if (found === null || of === undefined) return null;
  const span = { start: found.index, end: found.index + found[0].length };
  return { of, isPoster: /poster|print/iu.test(found[1] ?? ''), span };
}

/** The name of what a picture shows. */
function thingOnPicture(of: string, vocabulary: Vocabulary): string | null {
  const { subjects } = findSubjects(tagPhrases(findPhrases(tokensOf(of), vocabulary)));
  return subjects[0]?.thing ?? null;
}

/** A picture on the wall needs one. */
export function withWallPicture(
  description: SceneDescription,
  { wallPicture, isAd }: { readonly wallPicture: WallPicture | null; readonly isAd: boolean },
  vocabulary: Vocabulary,
): SceneDescription {
  if (wallPicture === null || isAd) return description;
  const { of, isPoster } = wallPicture;
  const setting = description.setting === 'abstract' ? 'room' : description.setting;
  const thing = thingOnPicture(of, vocabulary);
  return { ...description, setting, wallPicture: { thing, isPoster } };
}
