import { type OfferedStep, offerObstacle } from '@slumberfell/engine';
import { SKIPS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { offerTravel } from '../../features/plan/offer-words.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import styles from './PlanScreen.module.css';

/** Where an offered step travels first, and why it would be skipped; nothing where neither is so. */
export function OfferNote({ offer }: { readonly offer: OfferedStep }) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const region = offerTravel(offer, world);
  const obstacle = offerObstacle(offer, shown, world);
  const reason = obstacle && (SKIPS[obstacle as keyof typeof SKIPS] ?? 'It cannot begin.');
  return (
    <p className={styles.note} role="status">
      {region !== null && <span>{`Travels to ${region} first.`}</span>}{' '}
      {reason !== null && <span data-warns="true">{`It would be skipped: ${reason}`}</span>}
    </p>
  );
}
