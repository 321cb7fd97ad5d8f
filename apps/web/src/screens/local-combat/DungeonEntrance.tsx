import { Button } from '@mantine/core';
import { amountOf, type Dungeon, isCombat } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommand } from '../../features/character/use-command.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { takeFocus } from '../../features/travel/take-focus.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './DungeonDialog.module.css';

interface DungeonEntranceProps {
  readonly dungeon: Dungeon;
  /**
   * The view from which the player has returned, whose button takes the focus; null when the dialog has just
   * opened.
   */
  readonly focused: 'entrance' | 'loot' | 'keys' | null;
  readonly onLoot: () => void;
  readonly onKeys: () => void;
  readonly onStarted: () => void;
}

/** The dungeon's picture, the cost of a run, the number of runs, and the button that starts them. */
export function DungeonEntrance({ dungeon, focused, onLoot, onKeys, onStarted }: DungeonEntranceProps) {
  const key = useWorld().item(dungeon.keyItemId);
  const keys = useCharacter((character) => amountOf(character.shown.inventory, dungeon.keyItemId));
  const attackStyle = useCharacter((character) => character.shown.attackStyle);
  const [chosen, setChosen] = useState(1);
  const runs = clampAmount(chosen, keys, 0);
  return (
    <div className={styles.form}>
      <Picture path={dungeon.imagePath} width={720} height={440} className={styles.gate} />
      <p className={styles.story}>{dungeon.description}</p>
      <FactList>
        <div>
          <dt>Cost per run</dt>
          <dd className={styles.key}>
            {key && (
              <>
                <span className={styles.small}>
                  <ItemPicture item={key} />
                </span>
                <span>
                  1 × <QualityName item={key} />
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Keys owned</dt>
          <dd>{formatNumber(keys)}</dd>
        </div>
        <div>
          <dt>Recommended attack style</dt>
          <dd>
            <Chip
              glyph={STYLE_GLYPHS[dungeon.attackStyle]}
              tone={attackStyle === dungeon.attackStyle ? 'good' : 'plain'}
            >
              {STYLE_NAMES[dungeon.attackStyle]}
              {attackStyle === dungeon.attackStyle && ', yours'}
            </Chip>
          </dd>
        </div>
      </FactList>
      <AmountField label="Runs" value={runs} min={0} max={keys} onChange={setChosen} />
      <div className={styles.foot}>
        <Button ref={focused === 'loot' ? takeFocus : null} variant="default" onClick={onLoot}>
          View Loot
        </Button>
        <Button ref={focused === 'keys' ? takeFocus : null} variant="default" onClick={onKeys}>
          Buy Keys
        </Button>
        <StartRuns dungeonId={dungeon.id} runs={runs} hasKey={keys > 0} onStarted={onStarted} />
      </div>
    </div>
  );
}

interface StartRunsProps {
  readonly dungeonId: number;
  readonly runs: number;
  readonly hasKey: boolean;
  readonly onStarted: () => void;
}

/**
 * The button that starts the runs and then opens the combat screen. If runs cannot start, it is disabled and
 * shows the reason.
 */
function StartRuns({ dungeonId, runs, hasKey, onStarted }: StartRunsProps) {
  const fighting = useCharacter((character) => isCombat(character.shown.action));
  const navigate = useNavigate();
  const { run, pending } = useCommand('begin-dungeon');
  const start = async () => {
    if (!(await run({ dungeonId, runs }))) return;
    onStarted();
    await navigate({ to: '/combat' });
  };
  const refusal = () => {
    if (fighting) return REFUSALS['action/in-combat'];
    if (!hasKey) return 'You need a key for each run.';
    return runs < 1 ? 'Choose how many runs.' : null;
  };
  return (
    <CommandButton
      refusal={refusal()}
      loading={pending}
      leftSection={<Glyph name="key" size={18} />}
      onClick={() => void start()}
    >
      Start ({formatNumber(runs)} {runs === 1 ? 'run' : 'runs'})
    </CommandButton>
  );
}
