import { beginHuntingObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { HopelessBegin } from '../../features/forecast/HopelessBegin.tsx';
import { useGuardedBegin } from '../../features/forecast/use-guarded-begin.ts';
import { WearAndPack } from '../../features/forecast/WearAndPack.tsx';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './LocalCombatScreen.module.css';
import type { HuntOptions } from './use-hunt-options.ts';

interface StartHuntProps extends Pick<HuntOptions, 'command' | 'step' | 'then'> {
  /** Whether another button is the golden one: that of the best night here. */
  readonly isPlain: boolean;
}

/**
 * The button that starts open combat and then opens the combat screen. In combat, and in a region without
 * enemies, it is disabled and shows the reason. Before a hopeless hunt it asks.
 */
export function StartHunt({ command, step, then, isPlain }: StartHuntProps) {
  const world = useWorld();
  const obstacle = useCharacter(
    ({ shown }) => beginHuntingObstacles(shown, command.input, world, serverNow())[0],
  );
  const isAtRest = useCharacter(({ shown }) => shown.action === null);
  const navigate = useNavigate();
  const { begin, beginWarned, isAsking, pending, isWarned, warning, dismiss } = useGuardedBegin(
    command,
    then.before,
    () => navigate({ to: '/combat' }),
  );
  return (
    <div className={styles.start}>
      {step && <AfterThis steps={[step]} />}
      <CommandButton
        size="md"
        variant={isPlain ? 'default' : 'filled'}
        saysWhy
        refusal={obstacle === undefined ? null : REFUSALS[obstacle]}
        loading={isAsking || (pending && !isWarned)}
        leftSection={<Glyph name="crossed-swords" size={20} />}
        onClick={() => void begin()}
      >
        Start open combat
      </CommandButton>
      <Dialog opened={isWarned} onClose={dismiss} title="A hopeless hunt" size={460}>
        <HopelessBegin
          warning={warning}
          pending={pending}
          onStart={() => void beginWarned()}
          onBack={dismiss}
          help={isAtRest && <WearAndPack command={command} onPacked={dismiss} />}
          later={step && <AfterThis steps={[step]} onPlanned={dismiss} />}
        />
      </Dialog>
    </div>
  );
}
