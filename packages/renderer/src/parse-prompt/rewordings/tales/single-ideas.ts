import { SCENES_OF_IDEAS } from '../../words/ideas.ts';

/** "The feeling of freedom", "a video about friendship": only the idea is to be seen. */
const ABOUT =
  /^(?:an? |the |my |some )?(?:(?:short |little |animated )*(?:video|clip|film|animation|picture|image|scene|illustration|cartoon|feeling|concept|idea|theme|mood|sense|spirit|meaning)(?: (?:about|of|on|for|showing))+:? )?(?:an? |the |pure |true |deep |my )?/iu;
const LONGEST = 60;

/** The scene for a prompt that is nothing but the name of an idea, such as "Freedom"; null for others. */
export function sceneOfIdea(prompt: string): string | null {
  if (prompt.length > LONGEST) return null;
  const named = prompt
    .trim()
    .replace(/[.!…]+$/u, '')
    .replace(ABOUT, '')
    .toLowerCase();
  return SCENES_OF_IDEAS.get(named.replaceAll(' ', '-')) ?? null;
}
