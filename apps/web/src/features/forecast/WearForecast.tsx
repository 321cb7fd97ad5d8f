import { equipObstacles, type Item, type SettingCommand, wornSlotOf } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { ChangeRows, toneOf } from './ChangeRows.tsx';
import { changeRows, changeText } from './change-text.ts';
import { fightText, type KnownForecast, useFight, useFightForecast, wearing } from './use-fight-forecast.ts';
import styles from './WearForecast.module.css';

/**
 * What changes if a piece is worn, in the running fight, or else in the last one. Renders nothing for what
 * cannot be worn, and for a piece that is worn already.
 */
export function WearForecast({ item }: { readonly item: Item }) {
  const shown = useCharacter((character) => character.shown);
  const slot = wornSlotOf(item);
  const isOffered =
    slot !== undefined && shown.equipment[slot] !== item.id && equipObstacles(shown, item).length === 0;
  return isOffered ? <WearingForecast commands={[wearing(item)]} /> : null;
}

/** What changes in the running fight, or else in the last one, after commands that prepare for it. */
export function WearingForecast({ commands }: { readonly commands: readonly SettingCommand[] }) {
  // The question without the commands is asked here and not below: the next item needs no new answer to it.
  const before = useFightForecast();
  return (
    // The key keeps the answer about one item from being shown for the next one.
    <Comparison key={JSON.stringify(commands)} before={before} commands={commands} />
  );
}

interface ComparisonProps {
  readonly before: KnownForecast;
  readonly commands: readonly SettingCommand[];
}

function Comparison({ before, commands }: ComparisonProps) {
  const world = useWorld();
  const place = fightText(useFight(), world);
  const after = useFightForecast(commands);
  const [old, next] = [before.status, after.status];
  // There is no fight to ask about, such as in a region without enemies.
  if (old.status === 'refused' || next.status === 'refused') return null;
  if (old.status === 'failed' || next.status === 'failed')
    return <p className={styles.note}>Your browser could not work out what wearing it brings.</p>;
  const both =
    old.status === 'answered' && next.status === 'answered' ? ([old.answer, next.answer] as const) : null;
  const compared =
    both &&
    ([
      { forecast: both[0], at: before.at },
      { forecast: both[1], at: after.at },
    ] as const);
  const change = compared && changeText(...compared);
  const rows = compared && changeRows(...compared);
  return (
    <div className={styles.change} aria-busy={both === null}>
      <p>
        <span>{`${commands.some(isWearing) ? 'If worn' : 'With that'} ${place}:`}</span>{' '}
        {change ? <b data-tone={toneOf(change.better)}>{change.text}</b> : <span>counting…</span>}
      </p>
      <ChangeRows rows={rows ?? undefined} />
    </div>
  );
}

const isWearing = ({ name }: SettingCommand): boolean => name !== 'set-healing-threshold';
