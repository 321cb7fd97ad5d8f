import { PLAN_ROUNDS } from '@slumberfell/engine';
import { useRef, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import {
  type PlanDraft,
  setPlan,
  withMoved,
  withoutStep,
  withTimes,
} from '../../features/plan/plan-draft.ts';
import { stepText } from '../../features/plan/plan-text.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Outlook, PlanOutcome } from './PlanOutcome.tsx';
import styles from './PlanScreen.module.css';
import { usePlanForecast } from './use-plan-forecast.ts';

/** The steps that are to come. Each can be moved and taken away; a change is sent at once. */
export function PlanList({ draft }: { readonly draft: PlanDraft }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const list = useRef<HTMLOListElement>(null);
  const change = (next: PlanDraft) => run(setPlan(next));
  /** The focus follows a moved step, so that it can be moved on with the same key. */
  const move = async (from: number, to: number) => {
    if (!(await change(withMoved(draft, from, to)))) return;
    const name = to < from ? 'up' : 'down';
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move='${name}']`)?.focus();
  };
  const last = draft.steps.length - 1;
  const { forecast, isOld } = usePlanForecast(draft);
  return (
    <>
      <ol ref={list} className={styles.steps} aria-busy={pending}>
        {draft.steps.map((step, index) => {
          const words = stepText(step, shown, world);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: Steps may be equal; their place tells them apart.
            <li key={index} data-next={draft.times > 1 && index === draft.place}>
              <span className={styles.words}>
                <b>{`${words.charAt(0).toUpperCase()}${words.slice(1)}`}</b>
                {draft.times > 1 && index === draft.place && <small>comes next</small>}
                <Outlook
                  step={forecast?.steps.find((one) => one.step === index)}
                  name={step.name}
                  isOld={isOld}
                />
              </span>
              <span className={styles.tools}>
                <CommandButton
                  variant="default"
                  data-move="up"
                  aria-label={`Move up: ${words}`}
                  refusal={index === 0 ? 'It is the first step.' : null}
                  onClick={() => void move(index, index - 1)}
                >
                  <span aria-hidden="true">↑</span>
                </CommandButton>
                <CommandButton
                  variant="default"
                  data-move="down"
                  aria-label={`Move down: ${words}`}
                  refusal={index === last ? 'It is the last step.' : null}
                  onClick={() => void move(index, index + 1)}
                >
                  <span aria-hidden="true">↓</span>
                </CommandButton>
                <CommandButton
                  variant="default"
                  aria-label={`Take away: ${words}`}
                  onClick={() => void change(withoutStep(draft, index))}
                >
                  <span aria-hidden="true">✕</span>
                </CommandButton>
              </span>
            </li>
          );
        })}
      </ol>
      <PlanOutcome forecast={forecast} isOld={isOld} />
      <Rounds key={draft.times} times={draft.times} onSet={(times) => change(withTimes(draft, times))} />
    </>
  );
}

interface RoundsProps {
  readonly times: number;
  readonly onSet: (times: number) => Promise<boolean>;
}

/** The number of rounds. It is sent by a button, because a number that is typed changes with each digit. */
function Rounds({ times, onSet }: RoundsProps) {
  const [chosen, setChosen] = useState(times);
  return (
    <div className={styles.rounds}>
      <span aria-hidden="true">Rounds</span>
      <AmountField label="Rounds" value={chosen} min={1} max={PLAN_ROUNDS} compact onChange={setChosen} />
      {chosen !== times && (
        <CommandButton variant="default" onClick={() => void onSet(chosen)}>
          Set the rounds
        </CommandButton>
      )}
    </div>
  );
}
