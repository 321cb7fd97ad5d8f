import { type ReactNode, useState } from 'react';
import styles from './Bar.module.css';

/**
 * ember: experience and item actions. moss: the character's health. blood: the enemy's health. dusk: timers.
 */
export type BarTint = 'ember' | 'moss' | 'blood' | 'dusk';

interface BarProps {
  /** Label for screen readers. */
  readonly label: string;
  /** The filled part of the bar, 0 to 100. */
  readonly percent: number;
  /** The value as text for screen readers, where a percentage is not useful, such as `412 of 520`. */
  readonly valueText?: string;
  readonly tint?: BarTint;
  /** Height in px at the usual size of text, with which it grows. */
  readonly height?: number;
  /** Text on the bar. */
  readonly children?: ReactNode;
}

/** A bar that shows a value and animates each change of it. */
export function Bar({ label, percent, valueText, tint = 'ember', height = 8, children }: BarProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div
      className={styles.bar}
      data-tint={tint}
      style={{ height: `${height / 16}rem` }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(value)}
      aria-valuetext={valueText}
    >
      <i style={{ transform: `scaleX(${value / 100})` }} />
      {children !== undefined && <b translate="no">{children}</b>}
    </div>
  );
}

interface GlideBarProps {
  /** The bar is empty at `from` and full at `until`: instants of the server's clock, epoch ms. */
  readonly from: number;
  readonly until: number;
  /** The server's clock at this render: `serverNow()`. */
  readonly now: number;
  readonly tint?: BarTint;
  readonly height?: number;
}

/**
 * A bar that fills from one instant to another. One CSS animation fills it; it skips the time since `from`
 * that has already passed, and React does not render in between. The bar is decoration, so screen readers
 * ignore it; the text beside it says the same.
 */
export function GlideBar({ from, until, now, tint = 'dusk', height = 6 }: GlideBarProps) {
  return (
    <div className={styles.bar} data-tint={tint} style={{ height: `${height / 16}rem` }} aria-hidden="true">
      <Glide key={`${from}-${until}`} length={until - from} begunAt={from - now} />
    </div>
  );
}

/**
 * @param begunAt ms from the first render to the start of the animation; negative when it has already
 * started. Later renders do not change it.
 */
function Glide({ length, begunAt }: { readonly length: number; readonly begunAt: number }) {
  const [delay] = useState(begunAt);
  const timing = { animationDuration: `${Math.max(1, length)}ms`, animationDelay: `${delay}ms` };
  return <i className={styles.glide} style={timing} />;
}
