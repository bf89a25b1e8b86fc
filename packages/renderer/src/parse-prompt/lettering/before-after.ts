import { sifted } from '../needed-letters.ts';

const LABEL = sifted(
  /\b(?:a |an |the |its |showing |with )*before(?:[- ](?:and|&|\/|vs\.?|versus|then)[- ]|[-/ &]+)after(?:s| (?:shots?|pictures?|photos?|video|comparison|reveal|split screen|transformation|results?))?\b/giu,
);
/** "Before: a cluttered garage. After: clean shelves." */
const LABELLED = sifted(/\bbefore:\s*([^.;]{3,120})[.;]\s*(after:[^.;]{3,120})/iu);
const POOR =
  '(?:messy|dirty|muddy|filthy|dusty|grimy|cluttered|untidy|chaotic|shabby|run-?down|neglected|overgrown|weedy|rusty|stained|dull|faded|worn(?:-out)?|ugly|greasy|tangled|matted|frizzy|yellow(?:ed)?|old|bare|empty|scratched)';
const FINE =
  '(?:spotless|clean|fluffy|shiny|sparkling|tidy|neat|bright|white|fresh|beautiful|gorgeous|gleaming|modern|renovated|new|organi[sz]ed|polished|stylish|smooth|lush|blooming|green|perfect|groomed|dream)';
/** "A messy office transforms into a spotless one", "muddy poodle becomes fluffy and clean". */
const BECOMES = sifted(
  new RegExp(
    String.raw`\b(${POOR}\b[^,.;]*?)\s+((?:being |is |gets? |that |which )?(?:transform(?:s|ed|ing)?(?: in)?to|turn(?:s|ed|ing)?(?: in)?to|becom(?:es?|ing)|made|cleaned up (?:in)?to|changes? (?:in)?to|goes)\s+(?:an? |the |all )?[^,.;]*?\b${FINE}\b[^,.;]*)`,
    'iu',
  ),
);

const WEARY =
  '(?:tired|exhausted|sleepy|drowsy|yawning|weary|worn-out|grumpy|sad|stressed|gloomy|bored|lonely)';
const AWAKE =
  '(?:full of (?:power|energy|life|beans)|energetic|energi[sz]ed|(?:wide )?awake|fresh|happy|smiling|fit|lively|cheerful|bursting with (?:power|energy|life)|powerful|unstoppable|relaxed|confident)';
/** "A tired man drinks it and is suddenly full of energy". */
const WAKES = sifted(
  new RegExp(
    String.raw`\b(${WEARY} (?:\p{L}+ )?(?:guy|man|woman|girl|boy|student|worker|mum|mom|mother|dad|father|nurse|driver|runner|office worker|lady|teenager|athlete)\b[^.;]*?)(?:,? (?:and|then|who)|,|\.)+ (?:(?:then|suddenly|now|he|she) ){0,2}(?:(?:is|feels|becomes|gets|turns|jumps up|wakes up) )(?:(?:suddenly|instantly|again|all|now|completely) ){0,2}${AWAKE}\b`,
    'iu',
  ),
);

export interface Comparison {
  readonly isCompared: boolean;
  /** The text without what it became, which the second half shows. */
  readonly text: string;
}

/** Whether a text asks for a picture of before beside one of after. */
export function comparisonIn(prompt: string): Comparison {
  const text = prompt.replaceAll(LABEL, (found) => ' '.repeat(found.length));
  const labelled = LABELLED.exec(text);
  if (labelled !== null) {
    const [whole, , after = ''] = labelled;
    const start = labelled.index + whole.length - after.length;
    const shown =
      text.slice(0, start) + ' '.repeat(after.length) + text.slice(start + after.length);
    return { isCompared: true, text: shown.replace(/\bbefore:/iu, '       ') };
  }
  const becomes = BECOMES.exec(text) ?? WAKES.exec(text);
  const isCompared = text !== prompt || becomes !== null;
  if (becomes === null) return { isCompared, text };
  const [whole, first = ''] = becomes;
  const start = becomes.index + first.length;
  const end = becomes.index + whole.length;
  return { isCompared, text: text.slice(0, start) + ' '.repeat(end - start) + text.slice(end) };
}
