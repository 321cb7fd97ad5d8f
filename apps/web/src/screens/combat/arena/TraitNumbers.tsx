import { HitNumber } from './HitNumber.tsx';
import type { LastTurn } from './last-turn.ts';
import { type TurnAct, turnActs } from './turn-acts.ts';

interface TraitNumbersProps {
  readonly turn: LastTurn;
  readonly over: TurnAct['over'];
}

/** What traits did to one side in a turn, below the numbers of the hits. */
export const TraitNumbers = ({ turn, over }: TraitNumbersProps) =>
  turnActs(turn.acts)
    .filter((act) => act.over === over)
    .map(({ key, text }, place) => (
      <HitNumber key={`${turn.at} ${key}`} at={turn.at} tone="trait" place={place}>
        {text}
      </HitNumber>
    ));
