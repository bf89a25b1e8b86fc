import type { CharacterName, Instrument } from './score.ts';

const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
} as const;

/** How the music of a mood is made. */
export interface Character {
  readonly scale: readonly number[];
  /** Degrees that lead to the tonic; a short video uses only the last of them. */
  readonly progressions: readonly [readonly number[], ...(readonly number[])[]];
  /** Degrees that are added to each triad, counted from its root. */
  readonly added: readonly number[];
  /** About how long a chord lasts. */
  readonly chordSeconds: number;
  readonly beatsPerMinute: { readonly low: number; readonly high: number };
  readonly chord: Instrument;
  readonly bass: { readonly instrument: Instrument; readonly perBeat: 0 | 0.5 | 1 | 2 };
  readonly lead: Instrument;
  /** Beats of a chord on which the melody may have a note; `arpeggio` has one on every half beat. */
  readonly rhythms: 'arpeggio' | readonly [readonly number[], ...(readonly number[])[]];
  /** The octave of the melody: the pitch it stays around. */
  readonly leadPitch: number;
  readonly drums: 'none' | 'light' | 'beat' | 'heavy';
}

const SPARSE = [[0.5, 2.5], [1, 3], [0, 1.5], [2], [0, 2, 3]] as const;
const SLOW = [[1], [0.5, 2], [2], [0, 2.5]] as const;
const LIVELY = [
  [0, 1, 1.5, 2.5],
  [0, 0.5, 1.5, 3],
  [0, 1.5, 2, 3],
  [0.5, 1, 2, 2.5, 3],
] as const;

const CALM: Character = {
  scale: SCALES.major,
  progressions: [
    [1, 6, 4, 5],
    [1, 3, 6, 4],
    [6, 4, 1, 5],
    [1, 4, 6, 4],
  ],
  added: [8],
  chordSeconds: 1.5,
  beatsPerMinute: { low: 66, high: 90 },
  chord: 'pad',
  bass: { instrument: 'bass', perBeat: 0 },
  lead: 'mallet',
  rhythms: SPARSE,
  leadPitch: 74,
  drums: 'none',
};

const UPBEAT: Character = {
  ...CALM,
  progressions: [
    [1, 5, 6, 4],
    [1, 4, 6, 5],
    [4, 1, 6, 5],
  ],
  chordSeconds: 1.15,
  beatsPerMinute: { low: 96, high: 124 },
  bass: { instrument: 'bass', perBeat: 1 },
  lead: 'pluck',
  rhythms: LIVELY,
  leadPitch: 72,
  drums: 'beat',
};

const DARK: readonly [readonly number[], ...(readonly number[])[]] = [
  [1, 6, 3, 7],
  [1, 6, 4, 5],
  [4, 6, 7, 5],
];

export const CHARACTERS: Readonly<Record<CharacterName, Character>> = {
  calm: CALM,
  happy: { ...UPBEAT, drums: 'light', bass: { instrument: 'bass', perBeat: 0.5 } },
  upbeat: UPBEAT,
  tropical: { ...UPBEAT, lead: 'mallet', drums: 'light', leadPitch: 76 },
  cosy: {
    ...CALM,
    added: [6, 8],
    progressions: [
      [1, 6, 2, 5],
      [4, 3, 2, 5],
      [1, 4, 2, 5],
    ],
    lead: 'piano',
    leadPitch: 70,
  },
  magic: {
    ...CALM,
    scale: SCALES.lydian,
    progressions: [
      [1, 2, 6, 2],
      [1, 5, 6, 2],
    ],
    lead: 'bell',
    rhythms: 'arpeggio',
    leadPitch: 81,
  },
  wonder: {
    ...CALM,
    scale: SCALES.lydian,
    progressions: [
      [1, 2, 6, 2],
      [6, 5, 1, 2],
    ],
    added: [6, 8],
    chordSeconds: 1.65,
    beatsPerMinute: { low: 56, high: 76 },
    lead: 'bell',
    rhythms: SLOW,
    leadPitch: 79,
  },
  night: {
    ...CALM,
    chordSeconds: 1.65,
    beatsPerMinute: { low: 54, high: 74 },
    added: [6, 8],
    lead: 'bell',
    rhythms: SLOW,
    leadPitch: 76,
  },
  sad: {
    ...CALM,
    scale: SCALES.minor,
    progressions: DARK,
    chordSeconds: 1.65,
    beatsPerMinute: { low: 54, high: 72 },
    lead: 'piano',
    rhythms: SLOW,
    leadPitch: 69,
  },
  epic: {
    ...CALM,
    scale: SCALES.minor,
    progressions: DARK,
    added: [],
    chordSeconds: 1.6,
    beatsPerMinute: { low: 70, high: 96 },
    chord: 'strings',
    bass: { instrument: 'bass', perBeat: 1 },
    lead: 'strings',
    rhythms: [[0], [0, 2], [0, 3]],
    leadPitch: 72,
    drums: 'heavy',
  },
  tension: {
    ...CALM,
    scale: SCALES.minor,
    progressions: [
      [1, 6, 4, 5],
      [1, 4, 6, 4],
    ],
    added: [],
    chordSeconds: 1.65,
    beatsPerMinute: { low: 56, high: 76 },
    chord: 'strings',
    lead: 'piano',
    rhythms: SLOW,
    leadPitch: 62,
    drums: 'none',
  },
  synth: {
    ...CALM,
    scale: SCALES.dorian,
    progressions: [
      [1, 7, 4, 7],
      [1, 3, 7, 4],
      [4, 7, 3, 7],
    ],
    chordSeconds: 1.25,
    beatsPerMinute: { low: 88, high: 116 },
    chord: 'synth-pad',
    bass: { instrument: 'synth-bass', perBeat: 2 },
    lead: 'synth',
    rhythms: 'arpeggio',
    leadPitch: 69,
    drums: 'beat',
  },
};
