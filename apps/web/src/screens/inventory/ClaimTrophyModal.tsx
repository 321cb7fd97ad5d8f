import type { Item } from '@slumberfell/engine';
import { useState } from 'react';
import { characterStore } from '../../features/character/store.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { TrophyPicture } from '../../features/items/TrophyPicture.tsx';
import { RANK_NAMES } from '../../features/items/trophy-rank.ts';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatCountdown, formatSeconds } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountField } from '../../ui/components/AmountField.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { clampAmount } from '../../ui/components/clamp-amount.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import styles from './ClaimTrophyModal.module.css';
import { type TrophyClaim, trophyClaim } from './trophy-claim.ts';

interface ClaimTrophyModalProps {
  readonly item: Item;
  readonly owned: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * The dialog that claims trophies of one kind. It shows the trophy's state in the Relicarium before and after
 * the claim (specification 2.60).
 */
export function ClaimTrophyModal({ item, owned, opened, onClose }: ClaimTrophyModalProps) {
  return (
    <Dialog className="sheet" opened={opened} onClose={onClose} title="Claim trophy">
      <ClaimForm item={item} owned={owned} onDone={onClose} />
    </Dialog>
  );
}

interface ClaimFormProps extends Pick<ClaimTrophyModalProps, 'item' | 'owned'> {
  readonly onDone: () => void;
}

function ClaimForm({ item, owned, onDone }: ClaimFormProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const [chosen, setChosen] = useState(1);
  const { run, pending } = useCommands();
  const amount = clampAmount(chosen, owned);
  const before = trophyClaim(item.id, 0, shown, world);
  const after = trophyClaim(item.id, amount, shown, world);
  const gained = after.idleTime - before.idleTime;
  const claim = async () => {
    if (!(await run({ name: 'claim-trophy', input: { itemId: item.id, amount } }))) return;
    // More of the kind may have been claimed on another page since the press.
    const { rank } = trophyClaim(item.id, 0, characterStore.getState().character?.shown ?? shown, world);
    notify(`${formatNumber(amount)} × ${item.name} on the shelf: ${RANK_NAMES[rank]}.`);
    onDone();
  };
  return (
    <div className={styles.form}>
      <h2 className={styles.name}>{item.name}</h2>
      <div className={styles.shelf}>
        <TrophyState item={item} claim={before} label="Before" />
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <TrophyState item={item} claim={after} label="After" />
      </div>
      <AmountField label="Quantity" value={amount} max={owned} onChange={setChosen} />
      <p className={styles.note}>
        {gained > 0
          ? `Your legend will stay up ${formatSeconds(gained)} longer, ${formatCountdown(after.idleTime * 1000)} in all, from its next start or refresh.`
          : 'More of one kind shine brighter, but only the first keeps the lamp lit.'}
      </p>
      <CommandButton size="md" loading={pending} disabled={amount < 1} onClick={() => void claim()}>
        {`Claim ${formatNumber(amount)}`}
      </CommandButton>
    </div>
  );
}

interface TrophyStateProps {
  readonly item: Item;
  readonly claim: TrophyClaim;
  readonly label: string;
}

/** The trophy's state in the Relicarium, before or after the claim. */
function TrophyState({ item, claim: { claimed, rank, bonusTime }, label }: TrophyStateProps) {
  return (
    <section className={styles.state} data-rank={rank} aria-label={label}>
      <h3>{label}</h3>
      <span className={styles.picture}>
        <TrophyPicture item={item} rank={rank} />
      </span>
      <dl>
        <div>
          <dt>Tier</dt>
          <dd>{RANK_NAMES[rank]}</dd>
        </div>
        <div>
          <dt>Claimed</dt>
          <dd translate="no">{formatNumber(claimed)}</dd>
        </div>
        <div>
          <dt>Bonus time</dt>
          <dd>{`${formatNumber(bonusTime)} s`}</dd>
        </div>
      </dl>
    </section>
  );
}
