import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

const HELD = { grip: { x: 0.5, y: 0.6 } };

export const ELECTRONICS: readonly Thing[] = [
  drawn('tablet', { ratio: 0.74, metres: 0.25, anchors: HELD }, (p, { colour }) => {
    p.box(0, 0, 74, 100, 8, colour ?? '#3a3f4c');
    p.box(5, 6, 64, 88, 3, '#8fb8ff');
    p.flat('M5 60Q36 40 69 62V94H5Z', '#ffffff', 0.3);
    for (const [x, y, c] of [
      [13, 16, '#ff7a6b'],
      [31, 16, '#ffd35a'],
      [49, 16, '#6fd08c'],
      [13, 36, '#b58cff'],
      [31, 36, '#ffffff'],
    ] as const)
      p.box(x, y, 12, 13, 3, c);
  }),
  drawn('speaker', { ratio: 0.66, metres: 0.26, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f3542';
    p.box(0, 0, 66, 100, 14, main);
    p.ball(33, 26, 14, darker(main, 0.4));
    p.ball(33, 26, 8, '#9aa6b8');
    p.ball(33, 66, 26, darker(main, 0.45));
    p.ball(33, 66, 20, '#565e6e');
    p.ball(33, 66, 9, '#c9d2de');
    p.flat('M5 14q0 -8 7 -9v88q-7 -2 -7 -9z', '#ffffff', 0.2);
  }),
  drawn('speaker-stack', { ratio: 0.5, metres: 2.6 }, (p, { colour }) => {
    const main = colour ?? '#2f3542';
    for (const [left, top, wide, tall] of [
      [4, 0, 42, 30],
      [2, 31, 46, 33],
      [0, 65, 50, 35],
    ] as const) {
      p.box(left, top, wide, tall, 3, main);
      p.box(left + 2, top + 2, wide - 4, 2, 1, lighter(main, 0.25));
      const [x, y] = [left + wide / 2, top + tall * 0.54];
      for (const side of [-1, 1]) {
        p.ball(x + side * wide * 0.23, y, wide * 0.2, darker(main, 0.45));
        p.ball(x + side * wide * 0.23, y, wide * 0.15, '#565e6e');
        p.ball(x + side * wide * 0.23, y, wide * 0.06, '#c9d2de');
      }
    }
  }),
  drawn('smart-speaker', { ratio: 0.92, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#6a7486';
    p.path('M4 44Q4 0 46 0T88 44V78Q88 100 46 100T4 78Z', main);
    for (let y = 26; y < 92; y += 9)
      for (let x = 14; x < 84; x += 9) p.spot(x, y, 1.8, 1.8, '#1e2430', 0.45);
    p.oval(46, 10, 26, 7, '#20242e');
    p.line('M26 11Q46 18 66 11', 3, '#57d6ff');
    p.glow(46, 10, 34, '#57d6ff', 0.35);
  }),
  drawn('earbuds', { ratio: 1.05, metres: 0.07, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f6f8fb';
    p.path('M6 58Q6 8 52 8T99 58L92 46Q52 20 12 46Z', lighter(main, 0.2));
    p.path('M14 20Q52 -10 90 20L94 56H10Z', darker(main, 0.12));
    p.box(2, 50, 101, 50, 20, main);
    for (const x of [34, 70]) {
      p.ball(x, 36, 12, lighter(main, 0.4));
      p.box(x - 5, 36, 10, 28, 5, main);
      p.spot(x - 2, 34, 4, 5, '#3a3f4c', 0.8);
    }
    p.path('M2 62H103V82Q103 100 83 100H22Q2 100 2 82Z', main);
    p.ball(52, 78, 3, '#57d68a');
  }),
  drawn('monitor', { ratio: 1.25, metres: 0.5, anchors: HELD }, (p, { colour }) => {
    p.path('M52 74H73L78 94H47Z', '#9aa6b8');
    p.box(34, 92, 57, 8, 4, '#c3ccd8');
    p.box(0, 0, 125, 80, 6, colour ?? '#2b303c');
    p.box(5, 5, 115, 66, 2, '#5f86f0');
    p.path('M5 50Q40 20 70 46T120 34V71H5Z', '#8f6fe0');
    p.path('M5 60Q50 40 120 62V71H5Z', '#ff8fa8');
    p.ball(94, 22, 8, '#ffe08a');
  }),
  drawn('flat-tv', { ratio: 1.62, metres: 0.8 }, (p, { colour }) => {
    p.path('M40 90L30 100H22L32 88ZM122 90L132 100H140L130 88Z', '#8b95a6');
    p.box(0, 0, 162, 92, 4, colour ?? '#20242e');
    p.flat('M4 4H158V86H4Z', '#3d7be0');
    p.flat('M4 4H158V50H4Z', '#ffb26b');
    p.flat('M4 30H158V60H4Z', '#ff7d8f');
    p.spot(112, 40, 15, 15, '#fff0b8', 1);
    p.flat('M4 60L34 34L56 54L84 24L128 62H158V86H4Z', '#5b4fb0');
    p.flat('M4 72Q50 58 92 70T158 66V86H4Z', '#2f2f7a');
    p.flat('M4 4H66L34 86H4Z', '#ffffff', 0.12);
    p.box(74, 88, 14, 2, 1, '#9aa6b8');
  }),
  drawn('calculator', { ratio: 0.7, metres: 0.15, anchors: HELD }, (p, { colour }) => {
    p.box(0, 0, 70, 100, 9, colour ?? '#3b4254');
    p.box(8, 8, 54, 22, 4, '#cfe3c8');
    p.line('M42 14V24M50 14H56V24M50 24H56', 2.4, '#3a4a3a');
    for (let key = 0; key < 12; key += 1) {
      const tone = key % 3 === 2 ? '#f2a33c' : '#e8ecf3';
      p.box(8 + (key % 3) * 19, 38 + Math.floor(key / 3) * 14.5, 16, 11, 3, tone);
    }
  }),
  drawn('vr-headset', { ratio: 1.45, metres: 0.18, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#eef1f6';
    p.path('M18 40Q20 0 72 0T127 40L118 46Q112 12 72 12T28 46Z', '#4a5162');
    p.box(0, 40, 22, 34, 8, '#4a5162');
    p.box(123, 40, 22, 34, 8, '#4a5162');
    p.path(
      'M14 42Q14 30 30 30H115Q131 30 131 42V80Q131 100 112 100H96Q84 100 80 90Q72 80 65 90Q61 100 49 100H33Q14 100 14 80Z',
      main,
    );
    p.box(26, 42, 93, 40, 16, '#20242e');
    p.flat('M32 48q20 -6 40 0l-14 28h-22q-8 -12 -4 -28z', '#7fb8ff', 0.45);
    p.ball(104, 52, 4, '#57d6ff');
  }),
  drawn('power-bank', { ratio: 0.5, metres: 0.14, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#2f3542';
    p.box(0, 0, 50, 100, 10, main);
    p.path('M28 26L14 54H24L20 78L38 46H27L33 26Z', '#57d68a');
    for (const [at, c] of ['#57d68a', '#57d68a', '#57d68a', '#6b7486'].entries())
      p.ball(13 + at * 8, 90, 2.4, c);
    p.box(16, 0, 18, 5, 2, '#c3ccd8');
    p.flat('M4 10h4v80h-4z', '#ffffff', 0.25);
  }),
  drawn('game-console', { ratio: 1.5, metres: 0.3, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#f4f6fa';
    p.path('M8 4H42V84H8Q2 84 4 76L10 10Z', main);
    p.box(20, 0, 10, 84, 2, '#20242e');
    p.box(0, 82, 56, 10, 4, '#8f99a8');
    p.path(
      'M70 48Q76 40 88 42H116Q130 40 136 48Q152 74 149 92Q146 104 132 98L118 84H88L74 98Q60 104 57 92Q54 74 70 48Z',
      main,
    );
    p.box(92, 50, 22, 12, 4, '#20242e');
    p.line('M74 62H86M80 56V68', 4, '#3a3f4c');
    for (const [x, y, c] of [
      [126, 54, '#57d68a'],
      [134, 62, '#ff6b6b'],
      [118, 62, '#6fa8ff'],
      [126, 70, '#ffd35a'],
    ] as const)
      p.ball(x, y, 3.6, c);
    for (const x of [92, 114]) p.ball(x, 74, 7, '#3a3f4c');
  }),
  drawn('solar-panel', { ratio: 1.4, metres: 1.4, anchors: HELD }, (p, { colour }) => {
    p.path('M66 70H74V92H90V100H50V92H66Z', '#8f99a8');
    p.path('M24 0H116L140 76H0Z', '#d9e0e8');
    p.path('M27 4H113L134 72H6Z', colour ?? '#274f9e');
    p.line('M55 4L48 72M84 4L92 72M22 20H118M15 42H125', 2.4, '#8fb4ea');
    p.flat('M30 6H60L30 70H10Z', '#ffffff', 0.2);
  }),
  drawn('gift-card', { ratio: 1.5, metres: 0.06, anchors: HELD }, (p, { colour }) => {
    const main = colour ?? '#e2476a';
    p.box(0, 0, 150, 100, 10, main);
    p.box(0, 40, 150, 14, 0, '#ffe08a');
    p.box(38, 0, 14, 100, 0, '#ffe08a');
    p.line('M45 47q-22 -26 -28 -6t28 6q22 -26 28 -6t-28 6', 6, '#fff2c4');
    p.box(84, 70, 52, 8, 4, '#ffffff');
    p.flat('M8 0h40L0 60V8Q0 0 8 0Z', '#ffffff', 0.15);
  }),
  drawn('play-screen', { ratio: 1.5, metres: 0.5, anchors: HELD }, (p, { colour }) => {
    p.box(0, 0, 150, 90, 9, '#20242e');
    p.box(5, 5, 140, 70, 4, '#f3f5f9');
    p.path('M5 75V40Q40 20 70 46T145 38V75Z', '#9ad0f0');
    p.ball(118, 22, 9, '#ffd45a');
    p.box(51, 20, 48, 36, 11, colour ?? '#e8322f');
    p.path('M68 29L86 38L68 47Z', '#ffffff');
    p.box(10, 79, 130, 4, 2, '#596072');
    p.box(10, 79, 52, 4, 2, colour ?? '#e8322f');
    p.ball(62, 81, 4, '#ffffff');
    p.box(62, 90, 26, 6, 1, '#596072');
    p.box(44, 95, 62, 5, 2.5, '#3a4152');
  }),
];
