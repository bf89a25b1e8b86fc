import { between, pick } from '../../random.ts';
import { dot, scatter, speckles, type Texture, TURN } from './textures.ts';

/** Blossoms close beside each other. */
export const blossoms: Texture = (sheet) => {
  const { brush, unit, next } = sheet;
  scatter(sheet, 5, (x, y) => {
    const size = between(next, 1.7, 2.7) * unit;
    brush.fillStyle = pick(next, [
      '#ff6f9f',
      '#ffb3cf',
      '#ffffff',
      '#ffd447',
      '#b98bff',
      '#ff5a5f',
      '#7fc96a',
    ]);
    const from = next() * TURN;
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = from + (petal * TURN) / 5;
      dot(brush, x + Math.cos(angle) * size * 0.8, y + Math.sin(angle) * size * 0.8, size * 0.62);
    }
    brush.fillStyle = '#ffe27a';
    dot(brush, x, y, size * 0.45);
  });
};

export const foliage: Texture = (sheet) => {
  const { brush, unit, next } = sheet;
  scatter(sheet, 3.6, (x, y) => {
    brush.fillStyle = pick(next, ['#3f8f3a', '#5fb04a', '#86c95a', '#2f7434', '#a6d76a']);
    brush.beginPath();
    brush.ellipse(x, y, 2.9 * unit, 1.2 * unit, next() * TURN, 0, TURN);
    brush.fill();
  });
};

/** Stripes of sugar with coloured drops on them. */
export const sugared: Texture = (sheet) => {
  const { brush, width, height, unit, next } = sheet;
  brush.strokeStyle = 'rgba(255,255,255,0.85)';
  brush.lineWidth = 4 * unit;
  for (let x = -height; x < width + height; x += 11 * unit) {
    brush.beginPath();
    brush.moveTo(x, height);
    brush.lineTo(x + height * 0.7, 0);
    brush.stroke();
  }
  scatter(sheet, 12, (x, y) => {
    brush.fillStyle = pick(next, ['#ffd23f', '#3fc1ff', '#7ddc5a', '#b06bff', '#ff8a3d']);
    dot(brush, x, y, 2.2 * unit);
    brush.fillStyle = 'rgba(255,255,255,0.7)';
    dot(brush, x - 0.7 * unit, y - 0.8 * unit, 0.7 * unit);
  });
};

/** Squares as in a bar. */
export const squares: Texture = (sheet) => {
  const { brush, width, height, unit } = sheet;
  const side = 12 * unit;
  brush.lineWidth = 0.9 * unit;
  for (const [shift, colour] of [
    [0, 'rgba(35,14,6,0.55)'],
    [1 * unit, 'rgba(255,220,190,0.35)'],
  ] as const) {
    brush.strokeStyle = colour;
    for (let x = shift; x < width; x += side) brush.strokeRect(x, -side, side * 100, height * 3);
    for (let y = shift; y < height; y += side) brush.strokeRect(-side, y, width * 3, side * 100);
  }
};

/** Lines and drops of white icing. */
export const iced: Texture = (sheet) => {
  const { brush, width, height, unit, next } = sheet;
  speckles({ ...sheet, unit: unit * 1.6 });
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = 1.5 * unit;
  for (let y = 12 * unit; y < height; y += 24 * unit) {
    brush.beginPath();
    for (let x = 0; x <= width; x += unit) brush.lineTo(x, y + Math.sin(x / (3 * unit)) * 2 * unit);
    brush.stroke();
  }
  scatter(sheet, 17, (x, y) => {
    brush.fillStyle = pick(next, ['#e63946', '#57cc4f', '#ffd23f', '#ffffff']);
    dot(brush, x, y, 1.9 * unit);
  });
};

export const holes: Texture = (sheet) => {
  const { brush, unit, next } = sheet;
  scatter(sheet, 11, (x, y) => {
    const radius = between(next, 1.4, 3.6) * unit;
    brush.fillStyle = 'rgba(176,112,10,0.6)';
    dot(brush, x, y, radius);
    brush.fillStyle = 'rgba(255,236,150,0.5)';
    dot(brush, x + radius * 0.2, y + radius * 0.3, radius * 0.75);
  });
};

/** Toy bricks with their studs. */
export const studs: Texture = ({ brush, width, height, unit }) => {
  const side = 7 * unit;
  brush.lineWidth = 0.7 * unit;
  for (let row = 0; row * side < height; row += 1)
    for (let x = -(row % 2) * side; x < width; x += side * 2) {
      brush.strokeStyle = 'rgba(40,20,40,0.4)';
      brush.strokeRect(x, row * side, side * 2, side);
      for (const at of [0.5, 1.5]) {
        brush.fillStyle = 'rgba(40,20,40,0.22)';
        dot(brush, x + at * side + 0.4 * unit, (row + 0.5) * side + 0.5 * unit, side * 0.27);
        brush.fillStyle = 'rgba(255,255,255,0.4)';
        dot(brush, x + at * side, (row + 0.5) * side, side * 0.25);
      }
    }
};
