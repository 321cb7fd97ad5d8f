import { equipObstacles, type Item, wornSlotOf } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { toneOf } from './ChangeRows.tsx';
import { changeText } from './change-text.ts';
import { fightText, useFight, useFightForecast, wearing } from './use-fight-forecast.ts';
import styles from './WearForecast.module.css';

/**
 * What the traits of a piece are worth to the open character: its running fight, or else its last one, with
 * the piece and with the same piece without its traits. Nothing for a piece without traits, and for one that
 * the character cannot wear.
 */
export function TraitWorth({ item }: { readonly item: Item }) {
  const shown = useCharacter((character) => character.shown);
  const slot = wornSlotOf(item);
  if (item.traits === undefined || slot === undefined) return null;
  const isWorn = shown.equipment[slot] === item.id;
  if (!isWorn && equipObstacles(shown, item).length > 0) return null;
  return <Worth key={item.id} item={item} isWorn={isWorn} />;
}

function Worth({ item, isWorn }: { readonly item: Item; readonly isWorn: boolean }) {
  const world = useWorld();
  const place = fightText(useFight(), world);
  const commands = isWorn ? [] : [wearing(item)];
  // The character need not own the piece.
  const supposed = isWorn ? {} : { owned: item.id };
  const without = useFightForecast(commands, { ...supposed, traitless: item.id });
  const all = useFightForecast(commands, supposed);
  const [plain, full] = [without.status, all.status];
  if (plain.status === 'refused' || full.status === 'refused') return null;
  if (plain.status === 'failed' || full.status === 'failed')
    return <p className={styles.note}>What its traits are worth could not be worked out in this browser.</p>;
  const change =
    plain.status === 'answered' && full.status === 'answered'
      ? changeText({ forecast: plain.answer, at: without.at }, { forecast: full.answer, at: all.at })
      : null;
  return (
    <div className={styles.change} aria-busy={change === null}>
      <p>
        <span>{`Worth of its traits ${place}:`}</span>{' '}
        {change ? <b data-tone={toneOf(change.better)}>{change.text}</b> : <span>counting…</span>}
      </p>
    </div>
  );
}
