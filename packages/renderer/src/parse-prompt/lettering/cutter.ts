import { mayMatch } from '../needed-letters.ts';
import type { Span } from '../phrases/tokens.ts';
import { printable } from './quoted-title.ts';

/** Takes what a pattern finds out of a text, leaving spaces. */
export class Cutter {
  rest: string;
  readonly original: string;
  readonly spans: Span[] = [];
  constructor(text: string) {
    this.original = text;
    this.rest = text;
  }
  cut(pattern: RegExp, group = 0): string | null {
    if (!mayMatch(pattern, this.rest.toLowerCase())) return null;
    const match = pattern.exec(this.rest);
    const text = match?.[group];
    if (match === null || text === undefined) return null;
    const start = match.index + match[0].lastIndexOf(text);
    this.spans.push({ start, end: start + text.length });
    this.blank({ start: match.index, end: match.index + match[0].length });
    return printable(text);
  }
  take(span: Span): string {
    const text = printable(this.rest.slice(span.start, span.end));
    this.spans.push(span);
    this.blank(span);
    return text;
  }
  /** Puts other words in a place, as far as there is room. */
  put({ start, end }: Span, words: string): void {
    const room = words.slice(0, end - start).padEnd(end - start);
    this.rest = this.rest.slice(0, start) + room + this.rest.slice(end);
  }
  blank({ start, end }: Span): void {
    this.rest = `${this.rest.slice(0, start)}${' '.repeat(end - start)}${this.rest.slice(end)}`;
  }
}
