import { habitatOf } from '../icons/habitats.ts';
import { wordsIn } from '../word-list.ts';
import type { Phrase } from './find-phrases.ts';
import type { SceneDescription, Setting, Subject } from './scene-description.ts';

/** Words that often appear without naming the setting; they count half. */
const WEAK_WORDS = new Set(
  wordsIn(`
    sky skies clouds cloud trees flowers grass home table road stars planet planets party birthday
    show wood hill hills waves village desk ice square sandy bar market celebration sail sailing
    trees window-sill club christmas traffic
  `),
);
const PREPOSITIONS = new Set(
  wordsIn(`
    in on at through across over under into along around inside from by above beyond near beside
    within to of
  `),
);

function votesFor(phrases: readonly Phrase[]): Map<Setting, number> {
  const votes = new Map<Setting, number>();
  for (const [at, phrase] of phrases.entries()) {
    const hasPreposition = phrases
      .slice(Math.max(0, at - 3), at)
      .some(({ text }) => PREPOSITIONS.has(text));
    const weight = (WEAK_WORDS.has(phrase.text) ? 1 : 2) + (hasPreposition ? 2 : 0);
    for (const meaning of phrase.meanings) {
      if (meaning.kind !== 'setting') continue;
      votes.set(meaning.value, (votes.get(meaning.value) ?? 0) + weight);
    }
  }
  return votes;
}

/** The habitat of the first subject that has one. */
function habitatOfFirst(subjects: readonly Subject[]): Setting | null {
  for (const { thing, motions } of subjects) {
    const habitat = habitatOf(thing);
    const isOnFoot = motions.includes('run') || motions.includes('walk');
    if (isOnFoot && (habitat === 'underwater' || habitat === 'sea')) continue;
    if (habitat !== null)
      return habitat === 'sea' && motions.includes('swim') ? 'underwater' : habitat;
  }
  return null;
}

function settingForWeather({
  weather,
  particles,
}: Pick<SceneDescription, 'weather' | 'particles'>): Setting | null {
  if (weather.includes('aurora')) return 'snow';
  if (weather.includes('rain') || weather.includes('storm')) return 'city';
  if (weather.includes('snowfall')) return 'snow';
  if (weather.includes('rainbow')) return 'meadow';
  if (particles.includes('fireworks')) return 'city';
  if (particles.includes('leaves') || particles.includes('fireflies')) return 'forest';
  if (particles.includes('confetti')) return 'stage';
  return null;
}

const LIVES_IN_WATER = new Set(
  wordsIn(`
    fish tropical-fish blowfish octopus squid jellyfish shark shrimp lobster crab coral
    person-merpeople turtle whale dolphin
  `),
);

function refine(
  setting: Setting,
  votes: ReadonlyMap<Setting, number>,
  subjects: readonly Subject[],
): Setting {
  const isAlso = (other: Setting) => votes.has(other);
  if (setting === 'snow') {
    // Other settings can be covered in snow; only forests and meadows become the snow landscape.
    const under = (['city', 'mountains', 'volcano', 'lake', 'space'] as const).find(isAlso);
    return under ?? setting;
  }
  if ((setting === 'forest' || setting === 'meadow') && isAlso('snow')) return 'snow';
  if (setting === 'sea' || setting === 'lake') {
    const [first] = subjects;
    const isFish = first !== undefined && LIVES_IN_WATER.has(first.thing);
    if (isFish && !first.motions.includes('jump'))
      return setting === 'sea' ? 'underwater' : setting;
  }
  return setting;
}

export function chooseSetting(
  phrases: readonly Phrase[],
  subjects: readonly Subject[],
  conditions: Pick<SceneDescription, 'weather' | 'particles'>,
): Setting {
  const votes = votesFor(phrases);
  let best: Setting | null = null;
  for (const [setting, weight] of votes) {
    if (best === null || weight > (votes.get(best) ?? 0)) best = setting;
  }
  if (best !== null) return refine(best, votes, subjects);
  const habitat = habitatOfFirst(subjects);
  const weather = settingForWeather(conditions);
  // A prompt that speaks of the weather is set outdoors, also for subjects that live indoors.
  const isIndoors = habitat === 'room' || habitat === 'kitchen';
  return (isIndoors ? (weather ?? habitat) : (habitat ?? weather)) ?? 'abstract';
}
