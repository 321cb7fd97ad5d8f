import { type ReactNode, useState } from 'react';
import styles from './Bar.module.css';

/** ember: experience and work · moss: own health · blood: the foe's · dusk: timers. */
export type BarTint = 'ember' | 'moss' | 'blood' | 'dusk';

interface BarProps {
  /** What the bar tells, for those who do not see it. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** The same in words where percent are not what is meant: `412 of 520`. */
  readonly valueText?: string;
  readonly tint?: BarTint;
  /** CSS height in px. */
  readonly height?: number;
  /** Text on the bar. */
  readonly children?: ReactNode;
}

/** A bar that stands at a value and moves softly to the next. */
export function Bar({ label, percent, valueText, tint = 'ember', height = 8, children }: BarProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div
      className={styles.bar}
      data-tint={tint}
      style={{ height }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(value)}
      aria-valuetext={valueText}
    >
      <i style={{ transform: `scaleX(${value / 100})` }} />
      {children !== undefined && <b>{children}</b>}
    </div>
  );
}

interface GlideBarProps {
  /** Instants of the server's clock (epoch ms) at which the bar is empty and full. */
  readonly from: number;
  readonly until: number;
  /** The server's clock as this is rendered: `serverNow()`. */
  readonly now: number;
  readonly tint?: BarTint;
  readonly height?: number;
}

/**
 * A bar that glides from one instant to another by itself: one CSS animation, set off as far in as the server's clock
 * is, and nothing rendered in between. It is decoration; the words beside it count.
 */
export function GlideBar({ from, until, now, tint = 'dusk', height = 6 }: GlideBarProps) {
  return (
    <div className={styles.bar} data-tint={tint} style={{ height }} aria-hidden="true">
      <Glide key={`${from}-${until}`} length={until - from} begunAt={from - now} />
    </div>
  );
}

/** @param begunAt ms from the first rendering to the beginning, so mostly negative; later renderings must not move it */
function Glide({ length, begunAt }: { readonly length: number; readonly begunAt: number }) {
  const [delay] = useState(begunAt);
  const timing = { animationDuration: `${Math.max(1, length)}ms`, animationDelay: `${delay}ms` };
  return <i className={styles.glide} style={timing} />;
}
