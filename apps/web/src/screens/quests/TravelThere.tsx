import { travelObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';

/** The way to a region: a button that travels there; for a character that is there the way to its enemies. */
export function TravelThere({ regionId }: { readonly regionId: number }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const region = world.region(regionId);
  if (region === undefined) return null;
  if (shown.regionId === regionId) return <PrimaryLink to="/local-combat">See the enemies here</PrimaryLink>;
  const [obstacle] = travelObstacles(shown, { regionId }, world);
  const fare = region.travelCost > 0 ? `for ${formatNumber(region.travelCost)} gold` : 'for free';
  const travel = async () => {
    if (await run({ name: 'travel', input: { regionId } })) notify(`You are in ${region.name} now.`);
  };
  return (
    <CommandButton
      variant="default"
      loading={pending}
      refusal={obstacle === undefined ? null : REFUSALS[obstacle]}
      onClick={() => void travel()}
    >
      {`Travel there ${fare}`}
    </CommandButton>
  );
}
