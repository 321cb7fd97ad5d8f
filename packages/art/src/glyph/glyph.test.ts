import { expect, test } from 'vitest';
import { contoursOf } from './contours.ts';
import { glyph, glyphsDrawn } from './glyph.ts';
import { glyphFault, glyphNames, glyphPath } from './glyph-set.ts';

test('a path is split into its closed lines, with area and box', () => {
  const [square, triangle] = contoursOf('M0 0h10v10h-10zm20 0l4 0l0 4z');
  expect(square).toMatchObject({ area: 100, box: { left: 0, top: 0, right: 10, bottom: 10 } });
  expect(triangle).toMatchObject({ area: 8, box: { left: 20, top: 0, right: 24, bottom: 4 } });
});

test('the area of curves and arcs is measured along the curve', () => {
  const [circle] = contoursOf('M0 50a50 50 0 1 0 100 0a50 50 0 1 0 -100 0z');
  expect(Math.abs(circle?.area ?? 0)).toBeCloseTo(Math.PI * 50 * 50, -2);
});

test("a creature's eyes are holes of its islands", () => {
  const { islands, box } = glyph('daemon-skull');
  expect(islands.flatMap(({ holes }) => holes).length).toBeGreaterThanOrEqual(2);
  expect(islands[0]?.area).toBeGreaterThan((box.right - box.left) * (box.bottom - box.top) * 0.2);
});

test('islands and holes together are the whole path: no contour is lost', () => {
  for (const name of ['ore', 'wolf-head', 'crossed-swords', 'dragon-head', 'herbs-bundle']) {
    const { islands, path } = glyph(name);
    const kept = islands.reduce((sum, { holes }) => sum + 1 + holes.length, 0);
    const visible = contoursOf(path).filter(({ area }) => Math.abs(area) > 4);
    expect(kept, name).toBe(visible.length);
  }
});

test('a denied or unknown glyph cannot be drawn', () => {
  expect(glyphFault('triforce')).toMatch(/denied/);
  expect(glyphFault('no-such-glyph')).toMatch(/is not in/);
  expect(glyphFault('wolf-head')).toBeNull();
  expect(() => glyphPath('triforce')).toThrow(/"triforce" is denied/);
  expect(glyphNames()).not.toContain('triforce');
});

test('`glyphsDrawn` lists the glyphs that were drawn', () => {
  glyph('acorn');
  expect(glyphsDrawn()).toContain('acorn');
  expect(glyphsDrawn()).not.toContain('abacus');
});
