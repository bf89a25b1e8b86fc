import type { Relation, RelationKind, Subject } from '../parse-prompt/scene-description.ts';

/** How an actor is placed by another one. */
export type LinkKind =
  | 'left'
  | 'right'
  | 'above'
  | 'below'
  | 'behind'
  | 'in-front-of'
  | 'next-to'
  | 'on'
  | 'in';

/** A subject with the one relation that decides where it is. */
export interface LinkedSubject extends Subject {
  readonly link: { readonly relation: LinkKind; readonly to: number } | null;
}

const LINKS: Readonly<Partial<Record<RelationKind, LinkKind>>> = {
  left: 'left',
  right: 'right',
  above: 'above',
  over: 'above',
  below: 'below',
  under: 'below',
  behind: 'behind',
  'in-front-of': 'in-front-of',
  'next-to': 'next-to',
  at: 'next-to',
  against: 'next-to',
  hold: 'next-to',
  on: 'on',
  ride: 'on',
  drive: 'on',
  cross: 'on',
  in: 'in',
  into: 'in',
};

export function withLinks(
  subjects: readonly Subject[],
  relations: readonly Relation[],
): readonly LinkedSubject[] {
  return subjects.map((subject, at) => {
    for (const { from, kind, to } of relations) {
      const relation = LINKS[kind];
      if (from === at && to !== null && relation !== undefined)
        return { ...subject, link: { relation, to } };
    }
    return { ...subject, link: null };
  });
}
