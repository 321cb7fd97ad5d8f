import { isSessionStep, type OfferedStep } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { offerName, offerTravel } from '../../features/plan/offer-words.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { SelectField } from '../../ui/components/SelectField.tsx';

/** What tells an offered step from the others of its kind. */
export const offerKey = (offer: OfferedStep): string => JSON.stringify(offer);

interface OfferFieldProps {
  /** Offered steps of one kind. */
  readonly options: readonly OfferedStep[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** The choice between steps of one kind. Nothing for a kind that has only one. */
export function OfferField({ options, value, onChoose }: OfferFieldProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const [first] = options;
  const isAlone = options.length === 1 && first !== undefined && !isSessionStep(first.at(-1) ?? first[0]);
  if (isAlone) return null;
  const itemsIn = (region: string | null) =>
    options
      .filter((offer) => offerTravel(offer, world) === region)
      .map((offer) => ({ value: offerKey(offer), label: offerName(offer, shown, world) }));
  const regions = [...new Set(options.map((offer) => offerTravel(offer, world)))];
  const elsewhere = regions.filter((region) => region !== null);
  const data = [
    ...itemsIn(null),
    ...elsewhere.map((region) => ({ group: `In ${region}`, items: itemsIn(region) })),
  ];
  return <SelectField label="Which" data={data} value={value} onChange={onChoose} />;
}
