import { amountOf, type DungeonAction } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';

/**
 * Chips that say how many runs follow, whether the character leaves after this run, and whether it has too
 * few keys.
 */
export function RunChips({ action }: { readonly action: DungeonAction }) {
  const keyId = useWorld().dungeon(action.dungeonId)?.keyItemId;
  const keys = useCharacter(({ shown }) => (keyId === undefined ? 0 : amountOf(shown.inventory, keyId)));
  if (action.leaving) {
    return (
      <Chip tone="bad" glyph="exit-door">
        Leaving after this run
      </Chip>
    );
  }
  const runs = action.remainingRuns;
  if (runs === 0) return <Chip glyph="key">Last run</Chip>;
  return (
    <>
      <Chip glyph="key">{`${formatNumber(runs)} more ${runs === 1 ? 'run' : 'runs'}`}</Chip>
      {keyId !== undefined && keys < runs && (
        <Chip tone="bad">
          {`${keys === 0 ? 'No keys' : `${formatNumber(keys)} ${keys === 1 ? 'key' : 'keys'}`} left for them`}
        </Chip>
      )}
    </>
  );
}
