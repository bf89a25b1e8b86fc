import { expect, test } from 'vitest';
import { html } from './html.ts';

test('every value is text, also inside an attribute', () => {
  const typed = `<script>alert('1' & "2")</script>`;
  expect(html`<p title="${typed}">${typed}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&#39;1&#39; &amp; &quot;2&quot;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&#39;1&#39; &amp; &quot;2&quot;)&lt;/script&gt;</p>',
  );
});

test('markup enters markup once, lists are joined, null is nothing', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}${null}</ul>${0}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
});
