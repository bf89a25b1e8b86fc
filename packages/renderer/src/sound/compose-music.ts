import { between, pick, type Random, seeded } from '../random.ts';
import { CHARACTERS, type Character } from './characters.ts';
import type { CharacterName, Instrument, Note, Score } from './score.ts';

type Music = Pick<Score, 'tonic' | 'beatsPerMinute' | 'chords' | 'notes'>;

/** C, D, E flat, F, G and A, in the octave of the bass. */
const TONICS = [36, 38, 39, 41, 43, 45] as const;
/** Chords lie around this pitch, which keeps the way from one to the next short. */
const CHORD_PITCH = 61;
const TONIC = 1;

interface Bar {
  readonly at: number;
  readonly seconds: number;
  readonly beats: number;
  readonly beat: number;
  /** Pitches of the chord without an octave, its root first. */
  readonly tones: readonly [number, ...number[]];
  readonly isLast: boolean;
}

/** Music that fits the length: it ends on the tonic, which has time to ring. */
export function composeMusic(name: CharacterName, seconds: number, seed: string): Music {
  const character = CHARACTERS[name];
  const random = seeded(seed, 'music');
  const tonic = pick(random, TONICS);
  // The last chord rings on for a part of its length.
  const ringing = between(random, 0.4, 0.8);
  const count = Math.max(1, Math.min(6, Math.round(seconds / character.chordSeconds - ringing)));
  const leading = pick(random, character.progressions);
  const twice = [...leading, ...leading];
  const chords = [...twice.slice(twice.length - count + 1), TONIC];
  const length = seconds / (count + ringing);
  const beats = beatsPerChord(length, character);
  const bars = chords.map((degree, at) => ({
    at: at * length,
    seconds: at === count - 1 ? seconds - at * length : length,
    beats,
    beat: length / beats,
    tones: tonesOf(degree, tonic, character),
    isLast: at === count - 1,
  }));
  return {
    tonic,
    beatsPerMinute: Math.round((60 * beats) / length),
    chords,
    notes: [
      ...bars.flatMap((bar) => chordNotes(bar, character)),
      ...bars.flatMap((bar) => bassNotes(bar, character)),
      ...melody(bars, character, seeded(seed, 'melody')),
      ...bars.flatMap((bar) => drumNotes(bar, character)),
    ],
  };
}

/** The number of beats, a power of two, that brings the tempo nearest to what suits the character. */
function beatsPerChord(length: number, { beatsPerMinute }: Character): number {
  const wanted = (beatsPerMinute.low + beatsPerMinute.high) / 2;
  const off = (beats: number) => Math.abs(Math.log((60 * beats) / length / wanted));
  return [1, 2, 4, 8].toSorted((first, second) => off(first) - off(second))[0] ?? 4;
}

function tonesOf(
  degree: number,
  tonic: number,
  { scale, added }: Character,
): readonly [number, ...number[]] {
  const tone = (step: number) => (tonic + (scale[(degree - 1 + step) % scale.length] ?? 0)) % 12;
  return [tone(0), tone(2), tone(4), ...added.map(tone)];
}

/** The pitch of a tone that is nearest to another pitch. */
function nearest(tone: number, pitch: number): number {
  const above = pitch + ((((tone - pitch) % 12) + 12) % 12);
  return above - pitch > 6 ? above - 12 : above;
}

function chordNotes({ at, seconds, tones }: Bar, { chord }: Character): Note[] {
  return tones.map((tone, voice) => ({
    ...{ instrument: chord, at, seconds, level: 0.5 },
    pitch: nearest(tone, CHORD_PITCH),
    pan: ((voice + 0.5) / tones.length - 0.5) * 1.2,
  }));
}

function bassNotes({ at, seconds, beat, beats, tones, isLast }: Bar, { bass }: Character): Note[] {
  const note = (begin: number, length: number): Note => ({
    ...{ instrument: bass.instrument, at: begin, seconds: length, level: 0.6, pan: 0 },
    pitch: nearest(tones[0], 40),
  });
  if (isLast || bass.perBeat === 0) return [note(at, seconds)];
  const step = beat / bass.perBeat;
  const count = Math.max(1, Math.round(beats * bass.perBeat));
  return Array.from({ length: count }, (_, index) => note(at + index * step, step * 0.9));
}

/** Sparse and consonant: tones of the chord, each near the one before, the tonic at the end. */
function melody(bars: readonly Bar[], character: Character, random: Random): Note[] {
  const { lead, leadPitch, rhythms } = character;
  let before = leadPitch;
  const sing = (at: number, pitch: number, seconds: number): Note => {
    before = pitch;
    const [level, pan] = [between(random, 0.45, 0.7), between(random, -0.35, 0.35)];
    return { instrument: lead, at, seconds, pitch, level, pan };
  };
  return bars.flatMap((bar) => {
    if (bar.isLast) return [sing(bar.at, nearest(bar.tones[0], leadPitch), bar.seconds)];
    if (rhythms === 'arpeggio') return arpeggio(bar, character, random);
    const wanted = pick(random, rhythms).filter((beat) => beat < bar.beats);
    return wanted.map((beat) => {
      const towards = leadPitch + (before - leadPitch) * 0.5 + between(random, -5, 5);
      const choices = bar.tones.map((tone) => nearest(tone, Math.round(towards)));
      const fresh = choices.filter((pitch) => pitch !== before);
      const pitch = fresh[Math.floor(random() * fresh.length)] ?? choices[0] ?? leadPitch;
      return sing(bar.at + beat * bar.beat, pitch, bar.beat * 1.5);
    });
  });
}

function arpeggio({ at, beat, beats, tones }: Bar, character: Character, random: Random): Note[] {
  const { lead: instrument, leadPitch } = character;
  const ladder = tones.map((tone) => nearest(tone, leadPitch)).toSorted((low, high) => low - high);
  const turn = [...ladder, ...ladder.slice(1, -1).toReversed()];
  const start = Math.floor(random() * turn.length);
  return Array.from({ length: beats * 2 }, (_, index) => ({
    ...{ instrument, at: at + (index * beat) / 2, seconds: beat },
    pitch: turn[(start + index) % turn.length] ?? leadPitch,
    level: index % 2 === 0 ? 0.5 : 0.34,
    pan: index % 2 === 0 ? -0.4 : 0.4,
  }));
}

function drumNotes({ at, beat, beats, isLast }: Bar, { drums }: Character): Note[] {
  const hit = (instrument: Instrument, begin: number, level: number): Note => ({
    ...{ instrument, at: begin, seconds: 0.3, pitch: 36, level, pan: 0 },
  });
  if (drums === 'none') return [];
  if (drums === 'heavy') return [hit('drum', at, 0.9)];
  if (isLast) return drums === 'beat' ? [hit('kick', at, 0.7)] : [];
  return Array.from({ length: beats }, (_, index) => at + index * beat).flatMap((begin, index) => {
    const shaker = [hit('shaker', begin, 0.25), hit('shaker', begin + beat / 2, 0.4)];
    return drums === 'beat' && index % 2 === 0 ? [hit('kick', begin, 0.7), ...shaker] : shaker;
  });
}
