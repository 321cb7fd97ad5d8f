import { Button } from '@mantine/core';
import { type CombatAction, isCombat, type World } from '@slumberfell/engine';
import { useDeferredValue, useState } from 'react';
import { useActionWorld } from '../../features/character/use-action-world.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { LeaveCombatDialog } from '../../features/combat/LeaveCombatDialog.tsx';
import { SetBar } from '../../features/sets/SetBar.tsx';
import { Chip } from '../../ui/components/Chip.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { RefusableButton } from '../../ui/components/RefusableButton.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Arena } from './arena/Arena.tsx';
import styles from './CombatScreen.module.css';
import { GatherInstead } from './GatherInstead.tsx';
import { CombatLog } from './log/CombatLog.tsx';
import { NoCombat } from './NoCombat.tsx';
import { RunChips } from './RunChips.tsx';
import { LastSession } from './session/LastSession.tsx';
import { SessionPanel } from './session/SessionPanel.tsx';
import { TrainingPanel } from './TrainingPanel.tsx';
import { HealingThresholdPanel } from './threshold/HealingThresholdPanel.tsx';

const PANELS = { healing: 'healing-threshold', training: 'training-attribute' } as const;
type PanelName = keyof typeof PANELS;
const NONE_OPEN: Readonly<Record<PanelName, boolean>> = { healing: false, training: false };

/** The current fight, its settings, and its log. */
export function CombatScreen() {
  useTitle('Current Combat');
  const world = useActionWorld();
  const action = useCharacter((character) => character.shown.action);
  const combat = isCombat(action) ? action : null;
  const [open, setOpen] = useState(NONE_OPEN);
  // The button renders first. The panel is deferred, because it moves everything below it.
  const shownPanels = useDeferredValue(open);
  const toggle = (name: PanelName) => setOpen({ ...open, [name]: !open[name] });
  const place = combat && placeOf(combat, world);
  return (
    <>
      <PageHead
        title={place ?? 'Current Combat'}
        beside={
          combat &&
          (combat.kind === 'hunt' ? (
            <Chip glyph="crossed-swords">Open combat</Chip>
          ) : (
            <RunChips action={combat} />
          ))
        }
      >
        <Button
          variant="default"
          className={styles.toggle}
          leftSection={<Glyph name="health-potion" size={17} />}
          aria-label="Healing Threshold"
          aria-expanded={open.healing}
          aria-controls={PANELS.healing}
          onClick={() => toggle('healing')}
        >
          Healing
        </Button>
        <Button
          variant="default"
          className={styles.toggle}
          leftSection={<Glyph name="broadsword" size={17} />}
          aria-label="Training Attribute"
          aria-expanded={open.training}
          aria-controls={PANELS.training}
          onClick={() => toggle('training')}
        >
          Training
        </Button>
        <LeaveButton fighting={combat !== null} />
      </PageHead>
      <SetBar isCompact />
      <div className={styles.stack}>
        {(shownPanels.healing || shownPanels.training) && (
          <div className={styles.panels}>
            {shownPanels.healing && <HealingThresholdPanel id={PANELS.healing} />}
            {shownPanels.training && <TrainingPanel id={PANELS.training} />}
          </div>
        )}
        {combat ? <Arena action={combat} /> : <NoCombat />}
        {combat && <GatherInstead />}
        {combat ? <SessionPanel /> : <LastSession />}
        <CombatLog />
      </div>
    </>
  );
}

/** Name of the region or dungeon of the fight. */
const placeOf = (combat: CombatAction, world: World): string | undefined =>
  (combat.kind === 'hunt' ? world.region(combat.regionId) : world.dungeon(combat.dungeonId))?.name;

function LeaveButton({ fighting }: { readonly fighting: boolean }) {
  const [dialogOpened, setDialogOpened] = useState(false);
  // When the combat ends by itself, this closes the dialog that asks whether to leave it. Otherwise the
  // dialog would open again with the next combat.
  if (dialogOpened && !fighting) setDialogOpened(false);
  return (
    <>
      <RefusableButton
        refusal={fighting ? null : 'Not in combat'}
        variant="outline"
        {...(fighting && { color: 'blood.2' })}
        onClick={() => setDialogOpened(true)}
      >
        Leave
      </RefusableButton>
      <LeaveCombatDialog opened={dialogOpened} onClose={() => setDialogOpened(false)} />
    </>
  );
}
