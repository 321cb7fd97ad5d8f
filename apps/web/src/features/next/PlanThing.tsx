import { type Getting, PLAN_STEPS } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { notify } from '../notices/notify.ts';
import { draftOf, withSteps } from '../plan/plan-draft.ts';
import { useAddSteps } from '../plan/use-add-steps.tsx';
import { isPlanned } from './is-planned.ts';
import { planWords, STILL_LOOKING } from './next-words.ts';

interface PlanThingProps {
  readonly name: string;
  readonly getting: Pick<Getting, 'first' | 'steps'>;
  /** Whether what is known of the way is that of an earlier question. */
  readonly isOld: boolean;
  /** Whether it is what the page proposes. */
  readonly isProposed?: boolean;
}

/** A button that plans the way to a thing; where nothing runs, it begins. */
export function PlanThing({ name, getting, isOld, isProposed = false }: PlanThingProps) {
  const { first, steps } = getting;
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const isResting = shown.action === null;
  const { add, pending, questions } = useAddSteps({
    first,
    onAdded: () => {
      if (!isResting) notify(`Planned: ${name}.`);
    },
  });
  if (isPlanned(steps, shown)) return <Chip glyph="check-mark">Planned</Chip>;
  const draft = draftOf(shown.plan);
  const words = planWords(getting, isResting);
  const refusal = () => {
    // Keys would be bought twice.
    if (isOld && first.length > 0) return STILL_LOOKING;
    const isTooLong = withSteps(draft, steps, shown, world).steps.length > PLAN_STEPS;
    return isTooLong && !isResting ? 'The plan has no room for that.' : null;
  };
  return (
    <>
      <CommandButton
        variant={isProposed ? 'filled' : 'default'}
        aria-label={`${words}: ${name}`}
        loading={pending}
        refusal={refusal()}
        onClick={() => void add(draft, () => steps)}
      >
        {words}
      </CommandButton>
      {questions}
    </>
  );
}
