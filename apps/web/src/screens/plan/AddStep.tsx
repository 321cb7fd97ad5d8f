import { OFFER_KINDS, type OfferKind, offeredSteps, withLimit } from '@slumberfell/engine';
import { useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { OFFER_WORDS } from '../../features/plan/offer-words.ts';
import { isFull, type PlanDraft } from '../../features/plan/plan-draft.ts';
import { useAddSteps } from '../../features/plan/use-add-steps.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { LimitFields } from './LimitFields.tsx';
import { choiceFor, choiceKinds, choiceOf, FIRST_CHOICE, limitOfChoice } from './limit-choice.ts';
import { OfferField, offerKey } from './OfferField.tsx';
import { OfferNote } from './OfferNote.tsx';
import styles from './PlanScreen.module.css';
import { usePlanEnd } from './use-plan-end.ts';

/** Adds a step where the plan ends, with how far it goes. At rest the first step begins at once. */
export function AddStep({ draft }: { readonly draft: PlanDraft }) {
  const world = useWorld();
  const habits = useHabits();
  const shown = useCharacter((character) => character.shown);
  const { add, pending, questions } = useAddSteps({ seesPlan: true });
  const [kind, setKind] = useState<OfferKind>('gather');
  const [chosen, setChosen] = useState('');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const offers = useMemo(
    () => new Map(OFFER_KINDS.map((one) => [one, offeredSteps(one, habits, shown, world)])),
    [habits, shown, world],
  );
  const kinds = OFFER_KINDS.filter((one) => offers.get(one)?.length);
  const offered = kinds.includes(kind) ? kind : kinds[0];
  const options = offers.get(offered ?? kind) ?? [];
  const offer = options.find((one) => offerKey(one) === chosen) ?? options[0];
  const last = offer?.at(-1);
  const begins = usePlanEnd(draft, choice.kind === 'clock');
  if (offered === undefined || offer === undefined || last === undefined) return null;
  const isLimited = choiceKinds(last, shown, world).length > 0;
  const limit = isLimited ? limitOfChoice(choiceFor(choice, last, shown, world), begins) : null;
  const steps = limit === null ? offer : [...offer.slice(0, -1), withLimit(last, limit, world)];
  const chooseKind = (next: OfferKind) => {
    setKind(next);
    const first = offers.get(next)?.[0]?.at(-1);
    if (first) setChoice(choiceOf(first, world));
  };
  const refusal = () => {
    if (isFull(draft)) return 'The plan has no room for another step.';
    return isLimited && limit === null ? 'It is not known yet when this begins.' : null;
  };
  return (
    <div className={styles.add}>
      <SelectField
        label="What"
        data={kinds.map((one) => ({ value: one, label: OFFER_WORDS[one] }))}
        value={offered}
        onChange={chooseKind}
      />
      <OfferField options={options} value={offerKey(offer)} onChoose={setChosen} />
      <LimitFields step={last} choice={choice} begins={begins} onChoose={setChoice} />
      <CommandButton loading={pending} refusal={refusal()} onClick={() => void add(draft, () => steps)}>
        {shown.action === null && draft.steps.length === 0 ? 'Begin with it' : 'Add it'}
      </CommandButton>
      <OfferNote offer={offer} />
      {questions}
    </div>
  );
}
