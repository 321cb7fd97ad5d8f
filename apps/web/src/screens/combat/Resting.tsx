import { useMemo } from 'react';
import { useCharacter } from '../../character/use-character.ts';
import { EmberLink } from '../../parts/EmberLink.tsx';
import { EmptyState } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useWorld } from '../../static-data/load.ts';
import { lastTurn } from './last-turn.ts';

/** No combat is under way: why, where the last one was lost, and the door to the next. */
export function Resting() {
  const world = useWorld();
  const log = useCharacter((character) => character.shown.combatLog);
  const beatenBy = useMemo(() => lastTurn(log)?.beatenBy ?? null, [log]);
  const victor = beatenBy === null ? undefined : world.foe(beatenBy);
  const door = <EmberLink to="/local-combat">Combat in your Area</EmberLink>;
  return (
    <Panel>
      {victor ? (
        <EmptyState
          title={`Your legend came home early. It says ${withArticle(victor.name)} started it.`}
          action={door}
        >
          It sits by the hearth now, and will be itself again in a few minutes.
        </EmptyState>
      ) : (
        <EmptyState title="All is quiet." action={door}>
          Nobody is fighting anybody, and the sheep have noticed.
        </EmptyState>
      )}
    </Panel>
  );
}

/** A name within a sentence: some bring their own article ("The Sunday Bull", "Your Own Reflection"). */
const withArticle = (name: string): string =>
  /^(The|Your) /.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : `the ${name}`;
