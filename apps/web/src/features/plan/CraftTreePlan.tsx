import { craftTree, hasNextStep, PLAN_STEPS, regionAfterPlan } from '@slumberfell/engine';
import { useMemo, useRef, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import styles from './CraftTreePlan.module.css';
import { draftOf, setPlan, withSteps } from './plan-draft.ts';
import { stepText } from './plan-text.ts';
import { missingText, treeText } from './tree-texts.ts';

/** The most that one press plans. */
const MOST = 100_000;

interface CraftTreePlanProps {
  readonly itemId: number;
  /** The amount that is proposed; 1 when it is absent. */
  readonly amount?: number;
  /** The words that open it. */
  readonly label?: string;
  readonly onPlanned?: () => void;
}

/**
 * Plans an item with all that it is made of: what is owned is used, what is missing is gathered and made. The
 * tree is not computed while it is closed. It closes when it is planned, so that nothing is planned twice.
 */
export function CraftTreePlan({
  label = 'Plan it with all that it takes',
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

interface TreeProps extends Pick<CraftTreePlanProps, 'itemId' | 'amount'> {
  readonly onPlanned: () => void;
}

function Tree({ itemId, amount: proposed = 1, onPlanned }: TreeProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const [amount, setAmount] = useState(Math.min(MOST, proposed));
  const { run, pending } = useCommands();
  const tree = useMemo(
    () => craftTree({ ...shown, regionId: regionAfterPlan(shown) }, { itemId, amount }, world),
    [shown, itemId, amount, world],
  );
  const draft = draftOf(shown.plan);
  const planned = withSteps(draft, tree.steps, world);
  const beginsNow = shown.action === null && !hasNextStep(shown.plan);
  const add = async () => {
    if (!(await run(setPlan(planned)))) return;
    notify(`Planned: ${tree.steps.length === 1 ? 'one step' : `${tree.steps.length} steps`}.`);
    onPlanned();
  };
  const refusal = () => {
    if (!tree.isComplete) return 'Something that it takes cannot be made.';
    return planned.steps.length > PLAN_STEPS ? 'The plan has no room for so many steps.' : null;
  };
  return (
    <div className={styles.content}>
      <AmountField label="How many" value={amount} min={1} max={MOST} compact onChange={setAmount} />
      {tree.missing.length > 0 && (
        <ul className={styles.missing}>
          {tree.missing.map((missing) => (
            <li key={missing.itemId}>{missingText(missing, world)}</li>
          ))}
        </ul>
      )}
      <ol className={styles.steps}>
        {tree.steps.map((step) => {
          const words = stepText(step, shown, world);
          return <li key={words}>{words}</li>;
        })}
      </ol>
      <p className={styles.takes}>{treeText(tree)}</p>
      <CommandButton loading={pending} refusal={refusal()} onClick={() => void add()}>
        {beginsNow ? 'Begin all of it' : 'All of it after this'}
      </CommandButton>
    </div>
  );
}
