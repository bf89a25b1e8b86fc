import { settings } from './settings.ts';

/** `docs/configuration.md`, from the table of settings. */
export function configurationDocument(): string {
  const groups = Map.groupBy(Object.entries(settings), ([, setting]) => setting.group);
  const sections = [...groups].map(([group, rows]) => {
    const lines = rows.map(([name, { meaning, kind, fallback, ...rest }]) => {
      const words = 'fallbackInWords' in rest ? rest.fallbackInWords : undefined;
      const shown = words ?? (fallback === null ? 'not set' : `\`${fallback}\``);
      return `| \`${name}\` | ${capital(kind.mustBe)} | ${shown} | ${meaning} |`;
    });
    return `## ${group}\n\n| Variable | Value | Default | Meaning |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `# Configuration

Every value is an environment variable, read once at start; a bad one stops the start with one line
that names it. A file \`.env\` in the working folder is read where it exists; variables that are
already set win. An empty variable counts as not set.

This page is printed from \`src/platform/configuration/settings.ts\` by \`npm run generate\`.

${sections.join('\n')}`;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
