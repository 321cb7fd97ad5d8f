import { useIsPhone } from '../../lib/use-is-phone.ts';
import styles from './Chart.module.css';
import { FIGURES, type FigureName, type Span, spanName } from './spans.ts';

interface ChartProps {
  readonly name: FigureName;
  /** The newest first. */
  readonly spans: readonly Span[];
}

/** A figure of some days or weeks: as bars, and as a table beside them, which phones fold. */
export function Chart({ name, spans }: ChartProps) {
  const isPhone = useIsPhone();
  const { label } = FIGURES[name];
  return (
    <section className={styles.chart} aria-label={label}>
      <Bars name={name} spans={spans.toReversed()} />
      {isPhone ? (
        <details className={styles.fold}>
          <summary>
            As a table<span className="visually-hidden">{`: ${label}`}</span>
          </summary>
          <SpanTable name={name} spans={spans} />
        </details>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach it to scroll
        <section className={styles.scroll} aria-label={`${label} as a table`} tabIndex={0}>
          <SpanTable name={name} spans={spans} />
        </section>
      )}
    </section>
  );
}

const SHORT_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Labels with dates below the bars, at most: as many as fit on a phone. */
const DATES = 4;

/** The spans as bars, the oldest first, with a scale and dates. Screen readers get the table only. */
function Bars({ name, spans }: ChartProps) {
  const { label, format, short } = FIGURES[name];
  const values = spans.map((span) => span.values[name]);
  const most = Math.max(...values);
  const best = spans[values.indexOf(most)];
  const step = Math.ceil(spans.length / DATES);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <h3>{label}</h3>
        <span>
          {'Most: '}
          <b translate="no">{format(most)}</b>
          {best && <span>{` (${spanName(best)})`}</span>}
          {'. Total: '}
          <b translate="no">{format(values.reduce((all, one) => all + one, 0))}</b>.
        </span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <p className={styles.scale}>
          {[most, most / 2, 0].map((value) => (
            <span key={value} style={{ bottom: `${(100 * value) / most}%` }}>
              {short(value)}
            </span>
          ))}
        </p>
        <ol
          className={styles.bars}
          style={{ gridTemplateColumns: `repeat(${spans.length}, minmax(0, 56px))` }}
        >
          {spans.map((span, index) => {
            const value = values[index] ?? 0;
            return (
              <li key={span.start} title={`${spanName(span)}: ${format(value)}`} data-best={span === best}>
                <span className={styles.bar} style={{ height: `${(100 * value) / most}%` }} />
                {(spans.length - 1 - index) % step === 0 && (
                  <span className={styles.date}>{SHORT_DATE.format(span.start)}</span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}

function SpanTable({ name, spans }: ChartProps) {
  const { label, format } = FIGURES[name];
  const isWeeks = spans.every(({ days }) => days === 7);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{isWeeks ? 'Week' : 'Day'}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span.start}>
            <th scope="row">{spanName(span)}</th>
            <td translate="no">{format(span.values[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
