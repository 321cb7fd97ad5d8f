import type { CompiledWorld, KeptWorld } from '@slumberfell/content';

/** The compiled world, as far as a running server needs it. */
export type CompiledContent = Pick<
  CompiledWorld,
  'sets' | 'versions' | 'version' | 'newCharacter' | 'quests' | 'questsVersion' | 'lore' | 'loreVersion'
>;

/** Content as stored: with the retired rows that only earlier versions had. */
export type KeptContent = CompiledContent & Pick<KeptWorld, 'retired'>;
