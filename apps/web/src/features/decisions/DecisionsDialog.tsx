import { Button } from '@mantine/core';
import type { Decision } from '@slumberfell/protocol';
import { formatMoment } from '../../lib/format/date.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';
import styles from './DecisionsDialog.module.css';
import { decisionTitle } from './decision-texts.ts';
import { seeDecisions } from './see-decisions.ts';

/**
 * What the host has decided about the character, as a dialog over any screen. The player sees it once, on all
 * devices together.
 */
export function DecisionsDialog({ decisions }: { readonly decisions: readonly Decision[] }) {
  const close = () => void seeDecisions(decisions);
  return (
    <Dialog opened onClose={close} title="The host has decided" size={520}>
      <ul className={styles.decisions}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <b>{decisionTitle(decision)}</b>
            <p className={styles.reason}>{decision.reason}</p>
            <small>{formatMoment(decision.at)}</small>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Everything that your character has and does stays as it is. If you think this is wrong,{' '}
        <NewTabLink to="/agreements/rules" hash="contact">
          write to the host
        </NewTabLink>
        .
      </p>
      <footer className={styles.foot}>
        <Button size="md" onClick={close} data-autofocus>
          I have read it
        </Button>
      </footer>
    </Dialog>
  );
}
