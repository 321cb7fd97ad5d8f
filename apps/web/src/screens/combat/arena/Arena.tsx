import type { CombatAction, Shown } from '@slumberfell/engine';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useActionWorld } from '../../../features/character/use-action-world.ts';
import { useCharacter } from '../../../features/character/use-character.ts';
import { RegionScene } from '../../../ui/pictures/RegionScene.tsx';
import { CountingTraitsDialog } from '../traits/CountingTraitsDialog.tsx';
import { countingTraits } from '../traits/counting-traits.ts';
import styles from './Arena.module.css';
import { CharacterSide } from './CharacterSide.tsx';
import { combatRegion } from './combat-region.ts';
import { DungeonProgress } from './DungeonProgress.tsx';
import { EnemySide } from './EnemySide.tsx';
import { lastTurn } from './last-turn.ts';

/**
 * The fight: two figures in front of the region's landscape. Updates are deferred: React renders each turn in
 * parts, handles input between them, and shows the turn when all parts are rendered.
 */
export function Arena({ action }: { readonly action: CombatAction }) {
  const shown = useCharacter((character) => character.shown);
  const newest = useMemo(() => ({ action, shown }), [action, shown]);
  const drawn = useDeferredValue(newest);
  return <Fight {...drawn} />;
}

interface FightProps {
  readonly action: CombatAction;
  readonly shown: Shown;
}

const Fight = memo(function Fight({ action, shown }: FightProps) {
  const world = useActionWorld();
  const turn = useMemo(() => lastTurn(shown.combatLog), [shown.combatLog]);
  const enemy = (action.enemyId !== null && world.enemy(action.enemyId)) || null;
  const traits = countingTraits(action, shown, enemy, world);
  const [traitsOpened, setTraitsOpened] = useState(false);
  const openTraits = () => setTraitsOpened(true);
  const sides = { action, enemy, turn, traits, openTraits };
  return (
    <RegionScene
      view="backdrop"
      regionId={combatRegion(action, world) ?? shown.regionId}
      className={styles.arena}
    >
      {action.kind === 'dungeon' && <DungeonProgress action={action} />}
      <div className={styles.sides}>
        <CharacterSide shown={shown} {...sides} />
        <EnemySide {...sides} />
      </div>
      <CountingTraitsDialog
        opened={traitsOpened}
        onClose={() => setTraitsOpened(false)}
        traits={traits}
        enemy={enemy}
      />
    </RegionScene>
  );
});
