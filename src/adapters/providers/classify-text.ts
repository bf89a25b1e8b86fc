import type { FailureKind } from '../../domain/generation/index.ts';

const REFUSAL =
  /nsfw|safety|moderat|content.{0,12}polic|policy violation|sensitive|inappropriate|prohibited|flagged|responsible ai|usage guidelines|blocked by/i;

const SHORTAGE =
  /overload|capacity|too many requests|rate.?limit|throttl|quota|unavailable|try again|please retry|(insufficient|not enough|enough) (credit|balance|fund)|exhausted balance|arrear|billing|api key/i;

/** Classifies an error of a vendor that has no codes for it; undefined when the text is unclear. */
export function classifyText(text: string): FailureKind | undefined {
  if (REFUSAL.test(text)) return 'refused';
  if (SHORTAGE.test(text)) return 'retryable';
  return undefined;
}
