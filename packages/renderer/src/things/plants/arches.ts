import { lighter, type Pen } from '../pen.ts';
import { drawn, type Thing } from '../thing.ts';

/** Places along an arch that stands on both its feet, with how far along it they are. */
function along(steps: number, each: (x: number, y: number, at: number) => void): void {
  for (let at = 0; at <= steps; at += 1) {
    const share = at / steps;
    if (share < 0.3) each(12, 95 - (share / 0.3) * 47, at);
    else if (share > 0.7) each(88, 48 + ((share - 0.7) / 0.3) * 47, at);
    else {
      const turn = Math.PI * (1 + (share - 0.3) / 0.4);
      each(50 + Math.cos(turn) * 38, 48 + Math.sin(turn) * 38, at);
    }
  }
}

function rose(p: Pen, x: number, y: number, main: string): void {
  p.ball(x, y, 6.4, main);
  p.line(`M${x - 2.6} ${y + 0.6}q0 -4 3 -3t1.6 4t-4 0.6`, 1.1, '#d8a9b0');
}

/** What couples are married under. */
export const ARCHES: readonly Thing[] = [
  drawn('flower-arch', { ratio: 1, metres: 2.8, medium: 'scenery' }, (p, { colour }) => {
    const main = colour ?? '#fff4f2';
    p.line('M12 100V48Q12 10 50 10T88 48V100', 3, '#c9a06a');
    along(30, (x, y, at) => {
      const lean = at % 2 === 0 ? -6 : 6;
      p.oval(x + lean, y, 5.6, 4, at % 3 === 0 ? '#6fa287' : '#8fbf9f');
      p.oval(x - lean * 0.7, y + 2, 4.2, 5.4, '#5f9478');
    });
    along(20, (x, y, at) =>
      rose(p, x + (at % 2 === 0 ? 2.4 : -2.4), y, lighter(main, at % 3 === 0 ? 0.3 : 0)),
    );
  }),
];
