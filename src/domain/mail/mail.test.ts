import { expect, test } from 'vitest';
import { mailOf } from './index.ts';

const RECEIPT = mailOf({
  serviceName: 'Kinora',
  to: 'ada@example.com',
  subject: 'Your receipt: 150 credits, $18.00',
  headline: '150 credits are here. You have 151.',
  paragraphs: ['Paid with the card ending 4242 on 15 November 2026.'],
  rows: [
    ['150 credits', '$18.00'],
    ['Paid', '$18.00', 'strong'],
    ['For', 'somebody.with.a.long.address@department.example.com'],
  ],
  button: { label: 'Continue your draft', url: 'https://kinora.test/generate?draft=1&x=2' },
  link: { label: 'Invoice', url: 'https://kinora.test/invoices/1' },
  note: 'Test mode: no money moved.',
});

test('the plain form of a mail says everything, with each address alone on its line', () => {
  expect(RECEIPT.text).toBe(`150 credits are here. You have 151.

Paid with the card ending 4242 on 15 November 2026.

150 credits ............................. $18.00
Paid .................................... $18.00
For
    somebody.with.a.long.address@department.example.com

Continue your draft:
https://kinora.test/generate?draft=1&x=2

Invoice:
https://kinora.test/invoices/1

Test mode: no money moved.
`);
});

test('the HTML form says the same, loads nothing and runs nothing', () => {
  const { html } = RECEIPT;
  for (const words of [
    '150 credits are here. You have 151.',
    'Paid with the card ending 4242 on 15 November 2026.',
    '>$18.00<',
    '>somebody.with.a.long.address@department.example.com<',
    'href="https://kinora.test/generate?draft=1&amp;x=2"',
    '>Continue your draft<',
    'href="https://kinora.test/invoices/1"',
    'Test mode: no money moved.',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import|\bsrc=/i);
});

test('what people typed is text in a mail, never markup', () => {
  const typed = `<b onload="x">&'`;
  const { html } = mailOf({
    serviceName: typed,
    to: typed,
    subject: typed,
    headline: typed,
    paragraphs: [typed],
    rows: [[typed, typed]],
    button: { label: typed, url: `https://kinora.test/"><b>` },
    note: typed,
  });
  expect(html).not.toMatch(/<b[ >]/);
  expect(html).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;&#39;');
});
