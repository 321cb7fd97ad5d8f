import type { BagAim } from '@slumberfell/engine';
import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';

/** What a player can wear and pack the best for. */
export const PACK_AIMS: readonly { readonly value: BagAim; readonly label: string }[] = [
  { value: 'experience', label: 'Experience' },
  { value: 'gold', label: 'Gold' },
  { value: 'safety', label: 'Safety' },
];

const aimOf = (characterId: number): StoredSetting<BagAim> => ({
  key: `slumberfell.combat.aim.${characterId}`,
  read,
  write,
});
const read = (text: string | null): BagAim =>
  PACK_AIMS.find(({ value }) => value === text)?.value ?? 'experience';
const write = (aim: BagAim): string | null => (aim === 'experience' ? null : aim);

/**
 * The aim for which Home, Equipment and Combat advise what to wear, and a function that sets it. This browser
 * remembers the choice for each character, so no screen takes off what another has put on.
 */
export const usePackAim = (characterId: number) => useSetting(aimOf(characterId));
