import { expect, test } from 'vitest';
import { parseSkill } from './skills.ts';

const skill = (name: string, description: string) =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n# Text\n`;

test('a skill is its name, its description and its whole text', () => {
  const text = skill('make-a-video', 'Makes a video.');
  expect(parseSkill('make-a-video', text)).toEqual({
    name: 'make-a-video',
    description: 'Makes a video.',
    text,
  });
});

test.each([
  ['another folder', 'make-an-ad', skill('make-a-video', 'X'), 'must have that name'],
  ['a name with a capital', 'Make', skill('Make', 'X'), 'must have that name'],
  ['a double dash', 'a--b', skill('a--b', 'X'), 'must have that name'],
  ['no head', 'a', '# Text', 'must have that name'],
  ['no description', 'a', '---\nname: a\n---\n', 'must have a description'],
  ['a long description', 'a', skill('a', 'x'.repeat(1_025)), '1 to 1024 characters'],
])('%s is refused', (_case, folder, text, message) => {
  expect(() => parseSkill(folder, text)).toThrow(message);
});

test.each([
  'Makes a video with Acme: Video.',
  'Makes a video with Acme #1.',
  '"Acme" makes a video.',
])(
  'the description %j is quoted, because the name of the service may have what YAML reads',
  (description) => {
    const { text, ...parsed } = parseSkill('a', skill('a', description));
    expect(parsed.description).toBe(description);
    expect(text).toContain(`\ndescription: ${JSON.stringify(description)}\n`);
  },
);
