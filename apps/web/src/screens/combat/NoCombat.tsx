import { useCharacter } from '../../features/character/use-character.ts';
import { stepText } from '../../features/plan/plan-text.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { inSentence } from '../../lib/format/enemy-name.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { recentDefeat } from './recent-defeat.ts';

/**
 * Shown while the character is not in combat: the enemy that has beaten it, while the character recovers from
 * the defeat, and a link to combat in the character's region.
 */
export function NoCombat() {
  const world = useWorld();
  const now = useNow(1000);
  const beatenBy = useCharacter(({ shown }) => recentDefeat(shown, now));
  const victor = beatenBy === null ? undefined : world.enemy(beatenBy);
  const planned = useCharacter(({ shown }) => {
    const step = shown.plan?.steps[shown.plan.running ?? -1];
    return step === undefined ? null : stepText(step, shown, world);
  });
  const link = <PrimaryLink to="/local-combat">Combat in your Area</PrimaryLink>;
  return (
    <Panel>
      {victor ? (
        <EmptyState
          title={`Your legend came home early. It says ${inSentence(victor)} started it.`}
          action={link}
        >
          It sits by the hearth now, and will be itself again in a few minutes.
        </EmptyState>
      ) : (
        <EmptyState title="All is quiet." action={link}>
          {planned === null
            ? 'Nobody is fighting anybody, and the sheep have noticed.'
            : `The fight is over, and your legend has gone on to ${planned}.`}
        </EmptyState>
      )}
    </Panel>
  );
}
