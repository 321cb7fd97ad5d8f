import { type CraftTree, craftTree, PLAN_STEPS, packAll, regionAfter } from '@slumberfell/engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { notify } from '../notices/notify.ts';
import styles from './CraftTreePlan.module.css';
import { draftOf, NOTHING_PLANNED, type PlanDraft, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';
import { missingText, treeText } from './tree-texts.ts';
import { useAddSteps } from './use-add-steps.tsx';

/** The most that one press plans. */
const MOST = 100_000;

interface CraftTreePlanProps {
  readonly itemId: number;
  /** The amount that is proposed; 1 when it is absent. */
  readonly amount?: number;
  /** The words that open it. */
  readonly label?: string;
  /** Whether the item is then packed for a fight. */
  readonly packs?: boolean;
  readonly onPlanned?: () => void;
}

/**
 * Plans an item with all that it is made of: what is owned is used, what is missing is gathered and made. The
 * tree is not computed while it is closed. It closes when it is planned, so that nothing is planned twice.
 */
export function CraftTreePlan({
  label = 'Plan it with everything it needs',
  onPlanned,
  ...tree
}: CraftTreePlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    setIsOpen(false);
    // The pressed button goes, and with it the focus.
    summary.current?.focus();
    onPlanned?.();
  };
  return (
    <details
      className={styles.tree}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary}>{label}</summary>
      {isOpen && <Tree {...tree} onPlanned={close} />}
    </details>
  );
}

interface TreeProps extends Pick<CraftTreePlanProps, 'itemId' | 'amount' | 'packs'> {
  readonly onPlanned: () => void;
}

function Tree({ itemId, amount: proposed = 1, packs = false, onPlanned }: TreeProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const [amount, setAmount] = useState(Math.min(MOST, proposed));
  const draft = useMemo(() => draftOf(shown.plan), [shown.plan]);
  const isAtRest = shown.action === null;
  // At rest, what is left of an earlier plan comes first only if the player wants it.
  const before = isAtRest ? NOTHING_PLANNED : draft;
  const treeAfter = useCallback(
    (others: PlanDraft) =>
      craftTree({ ...shown, regionId: regionAfter(others.steps, shown.regionId) }, { itemId, amount }, world),
    [shown, itemId, amount, world],
  );
  const stepsOf = (made: CraftTree) => (packs ? [...made.steps, packAll(itemId)] : made.steps);
  const tree = useMemo(() => treeAfter(before), [treeAfter, before]);
  const steps = stepsOf(tree);
  const planned = withSteps(before, steps, shown, world);
  const { add, pending, questions } = useAddSteps({
    onAdded: () => {
      notify(`Planned: ${steps.length === 1 ? 'one step' : `${steps.length} steps`}.`);
      onPlanned();
    },
  });
  const takes = treeText(tree);
  const refusal = () => {
    if (!tree.isComplete) return 'Something that it needs cannot be made.';
    return planned.steps.length > PLAN_STEPS ? 'The plan has no room for so many steps.' : null;
  };
  return (
    <div className={styles.content}>
      <AmountField label="How many" value={amount} min={1} max={MOST} compact onChange={setAmount} />
      {tree.missing.length > 0 && (
        <ul className={styles.missing}>
          {tree.missing.map((missing) => (
            <li key={missing.itemId}>{missingText(missing, shown, world)}</li>
          ))}
        </ul>
      )}
      <ol className={styles.steps}>
        {steps.map((step) => {
          const words = stepText(step, shown, world);
          return <li key={words}>{words}</li>;
        })}
      </ol>
      {takes !== null && <p className={styles.takes}>{takes}</p>}
      <CommandButton
        loading={pending}
        refusal={refusal()}
        onClick={() => void add(draft, (others) => stepsOf(treeAfter(others)))}
      >
        {isAtRest ? 'Begin all of it' : 'All of it after this'}
      </CommandButton>
      {questions}
    </div>
  );
}
