import { darker, lighter } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** What is found where the dead lie, and those who are not quite dead. */
export const CRYPTS: readonly Thing[] = [
  // Seen from the side: the lid leans behind, and the lining shows above the edge.
  drawn(
    'coffin',
    {
      ratio: 2.3,
      metres: 1,
      anchors: { top: { x: 0.5, y: 0.5 }, inside: { x: 0.1, y: 0.1, width: 0.8, height: 0.5 } },
    },
    (p, { colour }) => {
      const wood = colour ?? '#6b4030';
      p.path('M150 46L176 2Q196 -4 222 6L228 20L204 50Z', darker(wood, 0.3));
      p.path('M158 46L181 8Q198 4 216 11L220 20L200 48Z', lighter(wood, 0.1));
      p.line('M194 14L184 42M180 24L202 30', 4, '#e2b64c');
      p.path('M12 48Q24 32 50 32H190Q210 34 218 48Z', '#8a1f33');
      p.path('M26 46Q40 37 62 38H110Q86 44 74 48Z', '#f2e6ea');
      p.path('M4 46H226L208 92H22Z', wood);
      p.flat('M4 46H226L222 56H8Z', lighter(wood, 0.22), 0.9);
      p.flat('M18 82H212L208 92H22Z', darker(wood, 0.4), 0.7);
      for (const x of [46, 98, 150]) p.line(`M${x} 70Q${x + 14} 82 ${x + 28} 70`, 3.4, '#e2b64c');
      for (const x of [46, 74, 98, 126, 150, 178]) p.ball(x, 70, 2.6, '#f0d488');
      p.box(30, 91, 14, 9, 2, darker(wood, 0.5));
      p.box(186, 91, 14, 9, 2, darker(wood, 0.5));
    },
  ),
];
