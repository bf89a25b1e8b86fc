import { readFileSync } from 'node:fs';

export interface Score {
  readonly number: number;
  readonly subject: boolean;
  readonly relation: boolean;
  readonly place: boolean;
  readonly mood: boolean;
  /** What is missing, or what could be better all the same. */
  readonly remark: string;
}

/** The scores of a file, one on each line: number | a mark for subject, relation, place, mood | remark. */
export function readScores(file: string | URL): readonly Score[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^\d/.test(line)).map(readLine);
}

export const hasFullMarks = ({ subject, relation, place, mood }: Score): boolean =>
  subject && relation && place && mood;

function readLine(line: string): Score {
  const [number, marks = '', remark = ''] = line.split('|').map((part) => part.trim());
  const [subject, relation, place, mood] = [...marks].map((mark) => mark === '+');
  if (!/^[+-]{4}$/.test(marks)) throw new Error(`Cannot read: ${line}`);
  return {
    number: Number(number),
    subject: subject === true,
    relation: relation === true,
    place: place === true,
    mood: mood === true,
    remark,
  };
}
