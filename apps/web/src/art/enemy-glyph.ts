import type { Enemy } from '@slumberfell/engine';
import type { PictureGlyph } from '../glyph/glyphs.ts';

const BY_FAMILY: Readonly<Record<string, PictureGlyph>> = {
  beast: 'wolf-head',
  bird: 'raven',
  crawler: 'spider-alt',
  plant: 'evil-tree',
  spirit: 'ghost',
  elemental: 'spark-spirit',
  undead: 'skeleton',
  humanoid: 'hooded-figure',
  construct: 'robot-golem',
  scaled: 'snake',
};

/** The glyph that stands for an enemy where it has no picture: its family's. */
export const enemyGlyph = (enemy: Pick<Enemy, 'family'>): PictureGlyph => BY_FAMILY[enemy.family] ?? 'ghost';
