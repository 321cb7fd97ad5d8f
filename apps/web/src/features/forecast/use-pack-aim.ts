import { BAG_AIMS, type BagAim } from '@slumberfell/engine';
import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { AIM_TITLES } from '../traits/aim-titles.ts';

/** What a player can wear and pack the best for. */
export const PACK_AIMS: readonly { readonly value: BagAim; readonly label: string }[] = BAG_AIMS.map(
  (value) => ({
    value,
    label: AIM_TITLES[value],
  }),
);

const aimOf = (characterId: number): StoredSetting<BagAim> => ({
  key: `slumberfell.combat.aim.${characterId}`,
  read,
  write,
});
const read = (text: string | null): BagAim => BAG_AIMS.find((aim) => aim === text) ?? 'experience';
const write = (aim: BagAim): string | null => (aim === 'experience' ? null : aim);

/**
 * The aim for which Home, Equipment and Combat advise what to wear, and a function that sets it. This browser
 * remembers the choice for each character, so no screen takes off what another has put on.
 */
export const usePackAim = (characterId: number) => useSetting(aimOf(characterId));
