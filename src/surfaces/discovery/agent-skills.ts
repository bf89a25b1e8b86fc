import { createHash } from 'node:crypto';
import { DISCOVERY } from '../../contract/discovery.ts';
import type { Skill } from '../../domain/guides/index.ts';
import { documentRoute, type Route } from '../http/index.ts';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
const MARKDOWN = 'text/markdown; charset=utf-8';
const FOLDER = DISCOVERY.agent_skills.path.replace('/index.json', '');
/** Where readers of version 0.1 look. */
const FOLDER_OF_0_1 = '/.well-known/skills';

/** The index of the skills, and each of them, for readers of both versions. */
export function agentSkillRoutes(skills: readonly Skill[]): readonly Route[] {
  return [
    documentRoute({ ...DISCOVERY.agent_skills, text: JSON.stringify(skillIndex(skills)) }),
    documentRoute({
      ...DISCOVERY.agent_skills,
      path: `${FOLDER_OF_0_1}/index.json`,
      text: JSON.stringify(skillIndexOf01(skills)),
    }),
    ...[FOLDER, FOLDER_OF_0_1].flatMap((folder) =>
      skills.map(({ name, text }) =>
        documentRoute({ path: `${folder}/${name}/SKILL.md`, contentType: MARKDOWN, text }),
      ),
    ),
  ];
}

/** Agent Skills Discovery 0.2.0. */
function skillIndex(skills: readonly Skill[]): object {
  return {
    $schema: SCHEMA,
    skills: skills.map(({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: `${FOLDER}/${name}/SKILL.md`,
      // Over the bytes that are sent, so that a reader can check what it got.
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
}

function skillIndexOf01(skills: readonly Skill[]): object {
  return {
    skills: skills.map(({ name, description }) => ({ name, description, files: ['SKILL.md'] })),
  };
}
