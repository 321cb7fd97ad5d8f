import { isCombat } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { NightMeter, OutcomeWords } from '../../features/forecast/FightOutcome.tsx';
import { fightWords } from '../../features/forecast/fight-words.ts';
import { experienceTexts, itemTexts } from '../../features/forecast/gain-texts.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { followingText } from '../../features/plan/plan-text.ts';
import { worthLabel } from '../../features/skills/work-words.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import styles from './RunningForecast.module.css';
import { takesSomething } from './takes-something.ts';

/** How often the forecast is asked for again, in ms. */
const PERIOD = 5 * 60_000;

/** What the running action will bring from now to its end, and in combat also when and why it ends. */
export function RunningForecast() {
  const world = useWorld();
  const action = useCharacter(({ shown }) => shown.action);
  const isFighting = isCombat(action);
  const experience = useCharacter(({ shown }) => shown.experience);
  const now = useNow(60_000);
  const { status, at } = useForecast({ kind: 'session', command: null }, Math.floor(now / PERIOD));
  if (status.status === 'refused') return null;
  if (status.status === 'failed')
    return <p className={styles.note}>Your browser could not work out what it will bring.</p>;
  const forecast = status.status === 'answered' ? status.answer : null;
  const words = forecast && isFighting ? fightWords(forecast, at) : null;
  const items = forecast && itemTexts(forecast, world);
  return (
    <section className={styles.forecast} aria-label="What it will bring" aria-busy={forecast === null}>
      {forecast === null && <p>Counting what it will bring…</p>}
      {words && (
        <>
          <p>
            <OutcomeWords {...words} />
            <span>{`. ${words.end}`}</span>
            {forecast?.following && (
              <>
                {' '}
                <span>{followingText(forecast.following, world)}</span>
              </>
            )}
          </p>
          <NightMeter words={words} />
        </>
      )}
      {forecast && (
        <dl className={styles.facts}>
          {forecast.experience.length > 0 && (
            <div>
              <dt>Experience until then</dt>
              <dd>{experienceTexts(forecast, experience, world).join(', ')}</dd>
            </div>
          )}
          {forecast.kills.expected > 0 && (
            <div>
              <dt>Kills</dt>
              <dd>{`about ${formatNumber(Math.round(forecast.kills.expected))}`}</dd>
            </div>
          )}
          {items && items.length > 0 && (
            <div>
              <dt>Brings</dt>
              <dd>{items.join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>{worthLabel('Worth', 'less what is used', takesSomething(action, forecast, world))}</dt>
            <dd>
              <Gold amount={Math.round(forecast.gold.expected)} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}
