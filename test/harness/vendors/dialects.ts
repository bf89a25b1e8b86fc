import { alibabaDialect } from './alibaba.ts';
import { blackForestLabsDialect } from './black-forest-labs.ts';
import { comfyuiDialect } from './comfyui.ts';
import type { Dialect } from './dialect.ts';
import { falDialect } from './fal.ts';
import { googleDialect } from './google.ts';
import { lumaDialect } from './luma.ts';
import { replicateDialect } from './replicate.ts';
import { runwayDialect } from './runway.ts';
import { xaiDialect } from './xai.ts';

export const DIALECTS: readonly Dialect[] = [
  falDialect,
  replicateDialect,
  googleDialect,
  runwayDialect,
  lumaDialect,
  xaiDialect,
  alibabaDialect,
  blackForestLabsDialect,
  comfyuiDialect,
];

/** The configuration in which one fake stands for every vendor. */
export function environmentOfAll(url: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    DIALECTS.flatMap((dialect) => Object.entries(dialect.environment(url))),
  );
}
