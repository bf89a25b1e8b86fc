import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('a heading links to itself', () => {
  expect(renderMarkdown('## What is `it`?\n\n## What is `it`?').text).toBe(
    '<h2 id="what-is-it"><a href="#what-is-it">What is <code>it</code>?</a></h2>\n' +
      '<h2 id="what-is-it-1"><a href="#what-is-it-1">What is <code>it</code>?</a></h2>\n',
  );
});

test('a picture that leads to a video is a player, any other stays a picture', () => {
  expect(renderMarkdown('[![A "red" fox](/fox.jpg)](/fox.mp4)').text).toBe(
    '<p><video src="/fox.mp4" poster="/fox.jpg" aria-label="A &quot;red&quot; fox" controls loop playsinline preload="metadata"></video></p>\n',
  );
  expect(renderMarkdown('[![A bear](/bear.jpg)](/bear.png)').text).toBe(
    '<p><a href="/bear.png"><img src="/bear.jpg" alt="A bear"></a></p>\n',
  );
  expect(renderMarkdown('[Play it](/fox.mp4)').text).toBe(
    '<p><a href="/fox.mp4">Play it</a></p>\n',
  );
});

test('a table has no styles of its own, which the security policy would refuse', () => {
  expect(renderMarkdown('| a |\n| --: |\n| 1 |').text).not.toContain('style');
});

test('markup is shown as text', () => {
  expect(renderMarkdown('<video src="/x.mp4"></video>').text).toBe(
    '<p>&lt;video src=&quot;/x.mp4&quot;&gt;&lt;/video&gt;</p>\n',
  );
});
