import { AutoScroller, Cursor, Feedback, PointerActivationConstraints, PreventSelection } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { PLAN_ROUNDS, type StepForecast } from '@slumberfell/engine';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCharacter } from '../../features/character/use-character.ts';
import { NightStrip } from '../../features/night-strip/NightStrip.tsx';
import { useForetoldNight } from '../../features/night-strip/use-foretold-night.ts';
import { type PlanDraft, withTimes } from '../../features/plan/plan-draft.ts';
import { stepHash } from '../../features/plan/step-hash.ts';
import { PlanOutcome } from '../../features/plan-outcome/PlanOutcome.tsx';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { openStep } from './open-step.ts';
import { PlanRow } from './PlanRow.tsx';
import styles from './PlanScreen.module.css';
import { useListedPlan } from './use-listed-plan.ts';

/** Without the plugin that describes a drag to screen readers: the handle is hidden from them. */
const PLUGINS = [AutoScroller, Cursor, Feedback, PreventSelection];

/** Ms that a finger rests on a row before it drags it, and px that it may move in that time. */
const HOLD = { value: 250, tolerance: 8 };

/** A mouse drags after 3 px, so that a press alone moves nothing. There is no drag by keys. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay(HOLD)]
        : [new PointerActivationConstraints.Distance({ value: 3 })],
    // A row without a handle is dragged anywhere but at its menu, also at the button with its words.
    preventActivation: ({ target }) => target instanceof Element && target.closest('[data-menu]') !== null,
  }),
];

/** The steps that are to come. Each can be moved and taken away; a change is sent at once. */
export function PlanList({ draft }: { readonly draft: PlanDraft }) {
  const { plan, settled, pending, change, takeAway, move, dragHandlers } = useListedPlan(draft);
  const { forecast, isOld, night } = useForetoldNight(settled);
  const isPaused = useCharacter(({ shown }) => shown.plan?.status !== 'active');
  const list = useRef<HTMLOListElement>(null);
  /** The latest forecast of each step by the step's id: an old forecast has the places of the old order. */
  const foretold = useRef(new Map<number | undefined, StepForecast>());
  if (forecast && !isOld)
    foretold.current = new Map(forecast.steps.map((one) => [settled.ids[one.step ?? -1], one]));
  /** The focus follows a moved step, so that it can be moved on with the same key. */
  const moveAndFocus = async (from: number, to: number) => {
    const name = to < from ? 'up' : 'down';
    const focus = (index: number) =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-move='${name}']`)?.focus();
    const isMoved = flushSync(() => move(from, to));
    focus(to);
    if (!(await isMoved)) focus(from);
  };
  return (
    <>
      {isPaused && <p className={styles.paused}>The plan is paused. Resumed now, it would go like this:</p>}
      <NightStrip night={night} isOld={isOld} onPress={(step) => openStep(stepHash(step))} />
      <DragDropProvider {...dragHandlers} plugins={PLUGINS} sensors={SENSORS}>
        <ol ref={list} className={styles.steps} aria-busy={pending}>
          {plan.steps.map((step, index) => {
            const id = plan.ids[index] ?? -1;
            return (
              <PlanRow
                key={id}
                id={id}
                step={step}
                index={index}
                isNext={plan.times > 1 && index === plan.place}
                isPending={pending}
                foretold={foretold.current.get(id)}
                isOld={isOld}
                count={plan.steps.length}
                onMove={(to) => void moveAndFocus(index, to)}
                onTakeAway={() => void takeAway(index)}
                onChange={(changed) => void change({ ...plan, steps: plan.steps.with(index, changed) })}
              />
            );
          })}
        </ol>
      </DragDropProvider>
      <PlanOutcome forecast={forecast} isOld={isOld} />
      <Rounds key={plan.times} times={plan.times} onSet={(times) => change(withTimes(plan, times))} />
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
