import type { ReactNode } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import { NightCard, NightWaiting } from './NightCard.tsx';
import { useTonight } from './use-tonight.ts';

/** Why a night of fights cannot begin yet. */
export const STILL_SEARCHING = 'Your legend is still looking through the bag.';

interface NightThereProps {
  readonly regionId: number;
  /** Called when the night has begun. */
  readonly onBegun?: () => void;
  /** What stands in its place where there is none. */
  readonly otherwise?: ReactNode;
}

/** The best night of fights in a region, with the travel there. */
export function NightThere({ regionId, onBegun, otherwise }: NightThereProps) {
  const status = useTonight(regionId);
  if (status.status === 'waiting')
    return (
      <Panel title="Tonight">
        <NightWaiting />
      </Panel>
    );
  const [night] = status.status === 'answered' ? status.answer : [];
  if (status.status !== 'answered' || night === undefined) return otherwise;
  return (
    <Panel title="Tonight">
      <NightCard
        night={night}
        isFirst
        refusal={status.isDone ? null : STILL_SEARCHING}
        {...(onBegun && { onBegun })}
      />
    </Panel>
  );
}
