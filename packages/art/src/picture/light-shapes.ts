import { seededRandom } from '../svg/random.ts';
import { num } from '../svg/svg-text.ts';

/** Path of a star with four points. */
export function star(x: number, y: number, radius: number): string {
  const [cx, cy] = [num(x), num(y)];
  const at = (dx: number, dy: number) => `${num(x + dx * radius)} ${num(y + dy * radius)}`;
  return `M${at(0, -1)}Q${cx} ${cy} ${at(1, 0)}Q${cx} ${cy} ${at(0, 1)}Q${cx} ${cy} ${at(-1, 0)}Q${cx} ${cy} ${at(0, -1)}z`;
}

/** Path of `count` rays of uneven width from a point. */
export function sunRays(x: number, y: number, length: number, count: number, seed: string): string {
  const random = seededRandom(`${seed} rays`);
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random() * 0.12;
    const half = 0.06 + random() * 0.05;
    const edge = (side: number) =>
      `${num(x + length * Math.cos(angle + side * half))} ${num(y + length * Math.sin(angle + side * half))}`;
    return `M${num(x)} ${num(y)}L${edge(-1)}L${edge(1)}z`;
  });
  return rays.join('');
}
