import { type Enemy, EnemyType } from '@slumberfell/engine';
import { creaturePortrait, drawCreatureCutOut, drawCreaturePortrait } from '../creature/creature-picture.ts';
import type { Art } from '../data/art.ts';
import { CARD_WINDOW, type CardArt, drawCard } from '../picture/card.ts';
import { drawEnemyCutOut } from '../picture/enemy-cut-out.ts';
import { drawPortrait, portraitOnCard } from '../picture/portrait.ts';
import { square } from '../svg/size.ts';
import { BOSS_CUT_OUT, CUT_OUT, type Picture, TILE } from './picture.ts';

export const CUT_OUT_SIZE = square(480);
export const PORTRAIT_SIZE = square(160);

/** How one enemy is drawn: by the creature kit, or as a glyph. */
interface Drawings {
  readonly cutOut: Picture['draw'];
  readonly portrait: Picture['draw'];
  readonly onCard: () => CardArt['portrait'];
}

/** The cut-out, portrait and card of each enemy. */
export const enemyPictures = (art: Art): Picture[] =>
  art.world.enemies.flatMap((enemy) => {
    const drawings = drawingsOf(enemy.id, art);
    return drawings === null ? [] : picturesOf(enemy, drawings, art);
  });

function drawingsOf(id: number, { creatures, enemies }: Art): Drawings | null {
  const creature = creatures.get(id);
  if (creature !== undefined)
    return {
      cutOut: (size) => drawCreatureCutOut(creature, size),
      portrait: (size) => drawCreaturePortrait(creature, size),
      onCard: () => creaturePortrait(creature, CARD_WINDOW),
    };
  const glyph = enemies.get(id);
  if (glyph === undefined) return null;
  return {
    cutOut: (size) => drawEnemyCutOut(glyph, size),
    portrait: (size) => drawPortrait(glyph, size),
    onCard: () => portraitOnCard(glyph),
  };
}

function picturesOf({ id, type, family, regionId }: Enemy, drawings: Drawings, art: Art): Picture[] {
  const region = art.palettes.get(`tier-${regionId}`);
  const { mark } = art.enemyFamilies.get(family) ?? { mark: null };
  return [
    {
      path: `npc/${id}.webp`,
      size: CUT_OUT_SIZE,
      encoding: type === EnemyType.Boss ? BOSS_CUT_OUT : CUT_OUT,
      draw: drawings.cutOut,
    },
    { path: `npc/portrait-${id}.webp`, size: PORTRAIT_SIZE, encoding: TILE, draw: drawings.portrait },
    {
      path: `cards/${id}.webp`,
      size: PORTRAIT_SIZE,
      encoding: TILE,
      draw: (size) => drawCard({ portrait: drawings.onCard(), region, mark }, size),
    },
  ];
}
