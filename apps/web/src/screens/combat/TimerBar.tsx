import { useState } from 'react';
import { serverNow } from '../../clock/server-clock.ts';
import { GlideBar } from '../../parts/Bar.tsx';

interface TimerBarProps {
  readonly from: number;
  readonly until: number;
  readonly tint?: 'dusk' | 'ember';
}

/** The bar of one turn or pull. Give `from` as `key`: its place in time is taken once, when the turn begins to be shown. */
export function TimerBar({ from, until, tint = 'dusk' }: TimerBarProps) {
  const [now] = useState(serverNow);
  return <GlideBar from={from} until={until} now={now} tint={tint} height={8} />;
}
