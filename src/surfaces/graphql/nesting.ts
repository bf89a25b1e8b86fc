/** Block strings, strings and comments, whose brackets mean nothing. */
const WORDS_OF_OTHERS = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*/g;

/** Looks only at brackets: cheap, and done before anything recursive. */
export function nestsDeeperThan(text: string, depthMax: number): boolean {
  let depth = 0;
  for (const character of text.replaceAll(WORDS_OF_OTHERS, '')) {
    if (character === '{' || character === '[' || character === '(') {
      depth += 1;
      if (depth > depthMax) return true;
    } else if (character === '}' || character === ']' || character === ')') depth -= 1;
  }
  return false;
}
