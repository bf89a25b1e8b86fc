import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn, type Names } from './fill-in.ts';

/** Instructions that an agent can import, in the format of agentskills.io. */
export interface Skill {
  readonly name: string;
  /** What it does and when to use it; agents choose by this. */
  readonly description: string;
  /** The whole `SKILL.md` as it is sent. */
  readonly text: string;
}

const DESCRIPTION_CHARACTERS_MAX = 1_024;
const NAME = /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** All skills of a folder, each in a folder of its own name. */
export function readSkills(folder: string, names: Names): readonly Skill[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const text = readFileSync(join(folder, name, 'SKILL.md'), 'utf8');
      return parseSkill(name, fillIn(text, names, `${name}/SKILL.md`));
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function parseSkill(folderName: string, text: string): Skill {
  const head = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '';
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  const name = field('name');
  const description = field('description');
  if (!NAME.test(name) || name !== folderName) {
    throw new Error(
      `The skill in ${folderName} must have that name, of a-z, 0-9 and single dashes`,
    );
  }
  if (description === '' || description.length > DESCRIPTION_CHARACTERS_MAX) {
    throw new Error(
      `The skill ${name} must have a description of 1 to ${DESCRIPTION_CHARACTERS_MAX} characters`,
    );
  }
  return { name, description, text: quoted(text, description) };
}

/** Readers of YAML would take what follows for another member, or for a comment. */
function quoted(text: string, description: string): string {
  if (!/: |:$| #|^["'&*!|>%@`[{]/.test(description)) return text;
  return text.replace(/^description: .*$/m, () => `description: ${JSON.stringify(description)}`);
}
