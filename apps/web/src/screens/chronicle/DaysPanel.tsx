import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { Chart } from './Chart.tsx';
import styles from './ChronicleScreen.module.css';
import { FIGURE_NAMES, type Span, spanName } from './spans.ts';
import { type SpanLength, useSpans } from './use-spans.ts';

export const DAYS_ID = 'days';

/** Charts of the newest days or weeks, each with its table, and the way to older ones. */
export function DaysPanel() {
  const [length, setLength] = useState<SpanLength>('days');
  const { spans, isWaiting, failure, retry, newer, older } = useSpans(length);
  return (
    <Panel id={DAYS_ID} title="Day by day" aside={<LengthChoice length={length} onChange={setLength} />}>
      {failure ? (
        <ErrorState title="The days could not be loaded." action={<Button onClick={retry}>Try again</Button>}>
          {failure.message}
        </ErrorState>
      ) : isWaiting ? (
        <LoadingState label="Turning the pages…" />
      ) : spans.length === 0 ? (
        <EmptyState title="No days written yet.">Each day gets a line here.</EmptyState>
      ) : (
        <Charts spans={spans} />
      )}
      {(newer ?? older) && (
        <p className={styles.pager}>
          <Button variant="default" disabled={!newer} onClick={() => newer?.()}>
            Newer
          </Button>
          <Button variant="default" disabled={!older} onClick={() => older?.()}>
            Older
          </Button>
        </p>
      )}
    </Panel>
  );
}

/** A chart for each figure of which there is something; the time at work is always something. */
function Charts({ spans }: { readonly spans: readonly Span[] }) {
  const first = spans.at(-1);
  const last = spans[0];
  return (
    <>
      <p className={styles.range}>
        <span>
          {first && last && first !== last
            ? `${spanName(first)} to ${spanName(last)}`
            : first && spanName(first)}
        </span>{' '}
        <small>Days begin at midnight UTC.</small>
      </p>
      <div className={styles.charts}>
        {FIGURE_NAMES.filter((name) => spans.some(({ values }) => values[name] > 0)).map((name) => (
          <Chart key={name} name={name} spans={spans} />
        ))}
      </div>
    </>
  );
}

interface LengthChoiceProps {
  readonly length: SpanLength;
  readonly onChange: (length: SpanLength) => void;
}

function LengthChoice({ length, onChange }: LengthChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">What a bar stands for</legend>
      {(['days', 'weeks'] as const).map((name) => (
        <label key={name}>
          <input type="radio" name="length" checked={name === length} onChange={() => onChange(name)} />
          <span>{name === 'days' ? 'Days' : 'Weeks'}</span>
        </label>
      ))}
    </fieldset>
  );
}
