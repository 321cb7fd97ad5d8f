import { useCharacter } from '../../features/character/use-character.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import styles from './RunningForecast.module.css';
import { endText, experienceTexts, itemTexts } from './running-forecast-texts.ts';

/** How often the forecast is asked for again, in ms. */
const PERIOD = 5 * 60_000;

/** When what runs will end, and what it will bring from now until then. */
export function RunningForecast() {
  const world = useWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const now = useNow(60_000);
  const { status, at } = useForecast({ kind: 'session', command: null }, Math.floor(now / PERIOD));
  if (status.status === 'refused') return null;
  if (status.status === 'failed')
    return <p className={styles.note}>What it will bring could not be worked out in this browser.</p>;
  const forecast = status.status === 'answered' ? status.answer : null;
  const end = forecast && endText(forecast, at);
  const items = forecast && itemTexts(forecast, world);
  return (
    <section className={styles.forecast} aria-label="What it will bring" aria-busy={forecast === null}>
      <p className={styles.end}>
        {end ? <b data-tone={end.tone}>{end.text}</b> : 'Counting what it will bring…'}
      </p>
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
              <dd>about {formatNumber(Math.round(forecast.kills.expected))}</dd>
            </div>
          )}
          {items && items.length > 0 && (
            <div>
              <dt>Brings</dt>
              <dd>{items.join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>Worth, less what is used</dt>
            <dd>
              <Gold amount={Math.round(forecast.gold.expected)} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
}
