import { expect, test } from 'vitest';
import { inTwoRows } from './in-two-rows.ts';

const product = (width: number, height: number) => ({
  frame: { left: 0, right: width, top: -height, bottom: 0 },
});

test('low products stand before tall ones, so that all of them are larger', () => {
  const [dress, glasses, hat, sandals] = [
    product(0.7, 1),
    product(1.2, 0.5),
    product(1, 0.5),
    product(1.1, 0.5),
  ];
  const rows = inTwoRows([dress, glasses, hat, sandals], 0.12);
  const stepOf = (group: ReturnType<typeof product>) =>
    rows.find((one) => one.group === group)?.step ?? -1;
  expect(stepOf(dress)).toBe(0);
  expect(stepOf(sandals)).toBeGreaterThan(0);
  const ends = rows.map(({ left, group, scale }) => left + group.frame.right * scale);
  const across = Math.max(...ends) - Math.min(...rows.map(({ left }) => left));
  expect(across).toBeLessThan(2.6);
});

test('what stands behind is seen over what is before it', () => {
  const bottles = [product(0.4, 1), product(0.4, 1), product(0.4, 1), product(0.4, 1)];
  const rows = inTwoRows(bottles, 0.12);
  const front = rows.filter(({ step }) => step > 0);
  expect(front).toHaveLength(2);
  for (const { scale } of front) expect(scale).toBeLessThan(0.75);
});
