import type { Problems, Row } from '@slumberfell/content';
import type { Enemy } from '@slumberfell/engine';
import { oklch } from '../colour/oklch.ts';
import { type Palettes, UNKNOWN } from '../colour/palettes.ts';
import type { Palette } from '../colour/ramp.ts';
import { apartFrom } from '../creature/apart.ts';
import type { CreatureArt } from '../creature/creature.ts';
import { ANCHORS, type Anchor, type Colours, HALF_SHUT, MOODS, type Prop } from '../creature/look.ts';
import type { Plan } from '../creature/plan.ts';
import { PLANS } from '../creature/plans/plans.ts';
import { PROPS } from '../creature/props/props.ts';
import { regionLight } from '../creature/region-light.ts';
import type { RegionArt } from '../scene/region-art.ts';

/** The columns that say how a creature looks. All but plan and palette may be empty. */
export const LOOK_COLUMNS = ['plan', 'pose', 'head', 'texture', 'palette', 'dress', 'mood', 'props'] as const;
export const CREATURES = { file: 'creatures.csv', columns: ['id', 'name', ...LOOK_COLUMNS] } as const;

const ID_RANGE = { min: 1, max: Number.MAX_SAFE_INTEGER };
/** At most one creature of a region in this many has half-shut eyes. */
const ONE_IN = 4;
/** `sword`, `sword:steel@near`, `cap@head*1.2`: name, palette, anchor, scale. */
const PROP = /^([a-z-]+)(?::([\w/-]+))?@([a-z]+)(?:\*(\d(?:\.\d+)?))?$/;

/** The enemies that the creature kit draws, by id. Reports creatures of a region that would look alike. */
export function readCreatures(
  rows: readonly Row[],
  enemies: readonly Enemy[],
  regions: ReadonlyMap<number, RegionArt>,
  palettes: Palettes,
  problems: Problems,
): Map<number, CreatureArt> {
  const byId = new Map(enemies.map((enemy) => [enemy.id, enemy]));
  const creatures = new Map<number, CreatureArt>();
  const outlines = new Map<string, string>();
  for (const row of rows) {
    const id = row.integer('id', ID_RANGE);
    const enemy = byId.get(id);
    const region = enemy === undefined ? undefined : regions.get(enemy.regionId);
    if (enemy === undefined || region === undefined) {
      row.reject('id', `${id} is no enemy of a region with art`);
      continue;
    }
    if (row.text('name') !== enemy.name)
      row.reject('name', `must be "${enemy.name}", the name of enemy ${id}`);
    if (creatures.has(id)) row.reject('id', `${id} is there twice`);
    const creature = readCreature(row, enemy, region, palettes);
    if (creature === null) continue;
    const outline = `${enemy.regionId} ${creature.plan} ${creature.look.pose}`;
    const bearer = outlines.get(outline);
    if (bearer !== undefined)
      row.reject(
        'pose',
        `"${creature.look.pose}" of "${creature.plan}" is ${bearer}'s outline in this region`,
      );
    outlines.set(outline, enemy.name);
    creatures.set(id, creature);
  }
  reportHalfShut([...creatures.values()], problems);
  return creatures;
}

/** Reads `LOOK_COLUMNS`. Reports a plan that does not exist and returns null. */
export function readCreature(
  row: Row,
  enemy: Pick<Enemy, 'id' | 'name' | 'regionId' | 'type'>,
  region: RegionArt,
  palettes: Palettes,
): CreatureArt | null {
  const name = row.text('plan');
  const plan = PLANS[name];
  if (plan === undefined) {
    row.reject('plan', `"${name}" is none of ${Object.keys(PLANS).join(', ')}`);
    return null;
  }
  const light = regionLight(region);
  const palette = row.text('palette');
  const shown = (which: Plan['shows'], palette: Palette): Colours => ({
    first: plan.shows === which ? apartFrom(light.groundLightness, palette.first) : plain(palette).first,
    second: plain(palette).second,
  });
  return {
    id: enemy.id,
    name: enemy.name,
    region: enemy.regionId,
    type: enemy.type,
    plan: name,
    light,
    look: {
      pose: oneOf(row, 'pose', plan.poses),
      head: oneOf(row, 'head', plan.heads),
      texture: oneOf(row, 'texture', plan.textures),
      body: shown('body', pairOf(row, 'palette', palette, palettes)),
      dress: shown('dress', pairOf(row, 'dress', row.optionalText('dress') || palette, palettes)),
      mood: oneOf(row, 'mood', MOODS),
      props: row.list('props').flatMap((text) => readProp(row, text, plan, palettes) ?? []),
    },
  };
}

/**
 * The palette that a text names. `hide/wool` has the first tone of `hide` and, as its second tone, the first
 * one of `wool`.
 */
function pairOf(row: Row, column: string, text: string, palettes: Palettes): Palette {
  const names = text.split('/');
  const [first, second] = names.map((name) => palettes.find(name));
  if (first === undefined || (names.length > 1 && second === undefined) || names.length > 2) {
    row.reject(column, `must have a palette of palettes.csv, or two as in hide/wool, not "${text}"`);
    return UNKNOWN;
  }
  return second === undefined ? first : { ...first, second: second.first };
}

const plain = ({ first, second }: Palette): Colours => ({
  first: oklch(first.lightness, first.chroma, first.hue),
  second: oklch(second.lightness, second.chroma, second.hue),
});

/** The word of a cell; if empty, the first of the allowed words. Without allowed words it must be empty. */
function oneOf<Word extends string>(
  row: Row,
  column: 'pose' | 'head' | 'texture' | 'mood',
  allowed: readonly Word[],
): Word {
  const word = row.optionalText(column);
  const found = allowed.find((known) => known === word);
  if (found === undefined && word !== '')
    row.reject(
      column,
      allowed.length === 0 ? 'must be empty for this plan' : `"${word}" is none of ${allowed.join(', ')}`,
    );
  // A plan without heads or textures reads neither.
  return found ?? allowed[0] ?? ('' as Word);
}

function readProp(row: Row, text: string, plan: Plan, palettes: Palettes): Prop | null {
  const [, name = '', palette, place = '', scale] = PROP.exec(text) ?? [];
  const anchor = ANCHORS.find((known) => known === place);
  if (PROPS[name] === undefined)
    row.reject('props', `"${text}" has none of ${Object.keys(PROPS).join(', ')}`);
  else if (anchor === undefined || !plan.anchors.includes(anchor))
    row.reject('props', `"${text}" must be at ${plan.anchors.join(', ')}`);
  else
    return {
      name,
      anchor: anchor satisfies Anchor,
      scale: scale === undefined ? 1 : Number(scale),
      colours: ownColours(row, palette, palettes),
    };
  return null;
}

function ownColours(row: Row, names: string | undefined, palettes: Palettes): Colours | null {
  return names === undefined ? null : plain(pairOf(row, 'props', names, palettes));
}

function reportHalfShut(creatures: readonly CreatureArt[], problems: Problems): void {
  for (const region of new Set(creatures.map((creature) => creature.region))) {
    const ofRegion = creatures.filter((creature) => creature.region === region);
    const count = ofRegion.filter(({ look }) => HALF_SHUT.includes(look.mood)).length;
    if (count * ONE_IN > ofRegion.length)
      problems.add(
        { file: CREATURES.file, row: null },
        `region ${region} has ${count} creatures with half-shut eyes among ${ofRegion.length}; at most one in ${ONE_IN} may`,
      );
  }
}
