import { Button } from '@mantine/core';
import {
  amountOf,
  beginRuns,
  type Dungeon,
  dungeonObstacles,
  type Forecast,
  type PlayerCommand,
  restsAtOnce,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { DungeonFinds } from '../../features/dungeons/DungeonFinds.tsx';
import { KeyOrigin } from '../../features/dungeons/KeyOrigin.tsx';
import { HopelessBegin } from '../../features/forecast/HopelessBegin.tsx';
import { RestField } from '../../features/forecast/RestField.tsx';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { useGuardedBegin } from '../../features/forecast/use-guarded-begin.ts';
import { useRest } from '../../features/forecast/use-rest.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { ThenField } from '../../features/plan/ThenField.tsx';
import { type ThenChoice, useThen } from '../../features/plan/use-then.ts';
import { ItemLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './DungeonDialog.module.css';
import { DungeonForecast } from './DungeonForecast.tsx';
import { type MostRuns, mostRuns } from './most-runs.ts';

interface DungeonEntranceProps {
  readonly dungeon: Dungeon;
  /** What an hour in it would bring. */
  readonly rate: Forecast | null | undefined;
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
export function DungeonEntrance({ dungeon, rate, focused, onLoot, onKeys, onStarted }: DungeonEntranceProps) {
  const key = useWorld().item(dungeon.keyItemId);
  const keys = useCharacter((character) => amountOf(character.shown.inventory, dungeon.keyItemId));
  const attackStyle = useCharacter((character) => character.shown.attackStyle);
  const characterId = useCharacter(({ id }) => id);
  const [rests, setRests] = useRest(characterId);
  const then = useThen(dungeon.regionId);
  const [chosen, setChosen] = useState(1);
  const runs = clampAmount(chosen, keys, 0);
  const { most, lacksFood } = useMostRuns(dungeon.id, keys, rests);
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
                  1 × <ItemLink item={key} />
                </span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            <KeyOrigin dungeon={dungeon} />
          </dd>
        </div>
        <div>
          <dt>Keys owned</dt>
          <dd translate="no">{formatNumber(keys)}</dd>
        </div>
        <div>
          <dt>Recommended attack style</dt>
          <dd>
            <Chip
              glyph={STYLE_GLYPHS[dungeon.attackStyle]}
              tone={attackStyle === dungeon.attackStyle ? 'good' : 'plain'}
            >
              {`${STYLE_NAMES[dungeon.attackStyle]}${attackStyle === dungeon.attackStyle ? ', yours' : ''}`}
            </Chip>
          </dd>
        </div>
      </FactList>
      <section aria-labelledby="what-for">
        <h3 id="what-for" className={styles.heading}>
          What you may win
        </h3>
        <DungeonFinds dungeon={dungeon} rate={rate} />
      </section>
      <div>
        <AmountField label="Runs" value={runs} min={0} max={keys} most={most.runs} onChange={setChosen} />
        {most.words !== null && <p className={styles.most}>{most.words}</p>}
      </div>
      <RestField kind="dungeon" rests={rests} onChange={setRests} />
      <ThenField {...then} />
      <DungeonForecast
        dungeonId={dungeon.id}
        keyItemId={dungeon.keyItemId}
        runs={Math.max(1, runs)}
        rests={rests}
        then={then}
      />
      <StartRuns
        command={beginRuns(dungeon.id, runs, { rests }, then.input)}
        before={then.before}
        later={
          <AfterThis steps={[beginRuns(dungeon.id, Math.max(1, runs), { rests })]} onPlanned={onStarted} />
        }
        lacksFood={lacksFood}
        onStarted={onStarted}
      >
        <Button ref={focused === 'loot' ? takeFocus : null} variant="default" onClick={onLoot}>
          View Loot
        </Button>
        <Button ref={focused === 'keys' ? takeFocus : null} variant="default" onClick={onKeys}>
          Buy Keys
        </Button>
      </StartRuns>
    </div>
  );
}

/**
 * How many runs the night and the food hold, of as many as there are keys, and whether the packed food lasts
 * not even one.
 */
function useMostRuns(
  dungeonId: number,
  keys: number,
  rests: boolean,
): { readonly most: MostRuns; readonly lacksFood: boolean } {
  const command = beginRuns(dungeonId, keys, { rests });
  const { status, isOld } = useForecast(keys < 1 ? null : { kind: 'session', command, atRest: true });
  const lacksFood = !isOld && status.status === 'answered' && restsAtOnce(status.answer);
  return { most: mostRuns(status, isOld, keys), lacksFood };
}

interface StartRunsProps {
  readonly command: Extract<PlayerCommand, { readonly name: 'begin-dungeon' }>;
  /** Commands that come first. */
  readonly before: ThenChoice['before'];
  /** Whether no run begins, because the session rests and too little food is packed. */
  readonly lacksFood: boolean;
  readonly onStarted: () => void;
  /** The button that plans the runs for later. */
  readonly later: ReactNode;
  /** Buttons beside the one that starts. */
  readonly children: ReactNode;
}

/**
 * The foot with the button that starts the runs and then opens the combat screen. If runs cannot start, it is
 * disabled and shows the reason. Before hopeless runs it asks.
 */
function StartRuns({ command, before, lacksFood, onStarted, later, children }: StartRunsProps) {
  const { dungeonId, runs } = command.input;
  const world = useWorld();
  const wanted = { dungeonId, runs: Math.max(1, runs) };
  const obstacle = useCharacter(({ shown }) => dungeonObstacles(shown, wanted, world)[0]);
  const navigate = useNavigate();
  const { begin, beginWarned, isAsking, pending, isWarned, warning, dismiss } = useGuardedBegin(
    command,
    before,
    () => {
      onStarted();
      return navigate({ to: '/combat' });
    },
  );
  const refusal = () => {
    if (obstacle !== undefined) return REFUSALS[obstacle];
    if (runs < 1) return 'Choose how many runs.';
    return lacksFood ? REFUSALS['dungeon/food'] : null;
  };
  if (isWarned) {
    return (
      <HopelessBegin
        warning={warning}
        pending={pending}
        onStart={() => void beginWarned()}
        onBack={dismiss}
        later={later}
      />
    );
  }
  return (
    <div className={styles.foot}>
      {children}
      {later}
      <CommandButton
        saysWhy
        refusal={refusal()}
        loading={isAsking || pending}
        leftSection={<Glyph name="key" size={18} />}
        onClick={() => void begin()}
      >{`Start (${formatNumber(runs)} ${runs === 1 ? 'run' : 'runs'})`}</CommandButton>
    </div>
  );
}
