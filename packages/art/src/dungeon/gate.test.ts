import { describe, expect, it } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { FLANKS, GATE_SHAPES } from './dungeon-art.ts';
import { drawGate } from './gate.ts';

const { art } = shippedArt();
const gates = [...art.dungeons.values()];
const SIZE = { width: 720, height: 440 };

const regionOf = (id: number) => {
  const { regionId } = art.world.dungeons.find((dungeon) => dungeon.id === id) ?? { regionId: 0 };
  const region = art.regions.get(regionId);
  if (region === undefined) throw new Error(`dungeon ${id} has no region`);
  return region;
};

describe('dungeons.csv of the art data', () => {
  it('has a row for every dungeon, with its name', () => {
    expect(gates.map(({ id, name }) => ({ id, name }))).toEqual(
      art.world.dungeons.map(({ id, name }) => ({ id, name })),
    );
  });

  it('uses every form of gate and light, and no emblem or boss twice', () => {
    expect(new Set(gates.map(({ shape }) => shape))).toEqual(new Set(GATE_SHAPES));
    expect(new Set(gates.map(({ flank }) => flank))).toEqual(new Set(FLANKS));
    expect(new Set(gates.map(({ emblem }) => emblem)).size).toBe(gates.length);
    expect(
      new Set(gates.map(({ boss }) => (boss.kind === 'glyph' ? boss.glyph : boss.creature.name))).size,
    ).toBe(gates.length);
  });
});

describe('drawGate', () => {
  it.each(gates)('draws $name alike every time, in the size asked for', (gate) => {
    const region = regionOf(gate.id);
    const svg = drawGate(gate, region, SIZE);
    expect(svg).toBe(drawGate(gate, region, SIZE));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="720" height="440" /);
    expect(svg).not.toContain('NaN');
  });

  it('draws the gate in the colours of its region', () => {
    const [gate] = gates;
    const [first, second] = [...art.regions.values()];
    if (gate === undefined || first === undefined || second === undefined) throw new Error('no art');
    expect(drawGate(gate, first, SIZE)).not.toBe(drawGate(gate, second, SIZE));
  });
});
