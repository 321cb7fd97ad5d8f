import type { CompiledWorld, KeptWorld } from '@slumberfell/content';

/** What content's compiler makes of a world, as far as a running server needs it. */
export type CompiledContent = Pick<CompiledWorld, 'sets' | 'versions' | 'version' | 'newCharacter'>;

/** Content as it is kept: with what earlier ones had and this one has not. */
export type KeptContent = CompiledContent & Pick<KeptWorld, 'retired'>;
