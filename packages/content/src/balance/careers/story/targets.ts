import { combatLevelOf, enemyPlaces, huntsFor, meetingChances } from '@slumberfell/engine';
import { world } from '../../shipped.ts';
import type { FightTarget } from '../fights.ts';
import type { CareerPlayer } from '../player.ts';
import type { Asked } from './asked.ts';
import { foundFor } from './making.ts';

/** A fight brings an enemy often enough if so large a share of its enemies are of this kind. */
const OFTEN = 0.005;

/** The places whose fights bring what is asked for. */
export function targetsFor(player: CareerPlayer, asked: Asked): readonly FightTarget[] {
  switch (asked.kind) {
    case 'hunt':
      return [{ kind: 'region', id: asked.regionId }];
    case 'run':
      return [{ kind: 'dungeon', id: asked.dungeonId }];
    case 'kill':
      return placesOf(player, asked.enemyIds);
    case 'make': {
      const level = combatLevelOf(player.shown);
      const regions = foundFor(player, asked).flatMap((itemId) => huntsFor(itemId, level, world).slice(0, 1));
      return regions.map(({ region }) => ({ kind: 'region', id: region.id }));
    }
  }
}

function placesOf({ shown }: CareerPlayer, enemyIds: readonly number[]): readonly FightTarget[] {
  const places = enemyIds.map((id) => enemyPlaces(id, world));
  const regions = new Set(places.flatMap((place) => place.regions.map(({ id }) => id)));
  const level = combatLevelOf(shown);
  const shareIn = (regionId: number): number =>
    meetingChances(world, regionId, level).reduce(
      (sum, { enemy, chance }) => (enemyIds.includes(enemy.id) ? sum + chance : sum),
      0,
    );
  const often = [...regions].filter((id) => shareIn(id) >= OFTEN);
  if (often.length > 0) return often.map((id) => ({ kind: 'region', id }));
  return places.flatMap((place) => place.dungeons.map(({ id }) => ({ kind: 'dungeon', id })));
}
