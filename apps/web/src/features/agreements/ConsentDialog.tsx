import { Button, Checkbox } from '@mantine/core';
import type { WaitingAgreement } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';
import { refetchLayout } from '../character/open.ts';
import { storeAgreementsAccepted } from '../character/store.ts';
import styles from './ConsentDialog.module.css';
import { VersionList } from './VersionList.tsx';

interface ConsentDialogProps {
  readonly agreements: readonly WaitingAgreement[];
}

/**
 * Asks the player to accept agreements that have changed. It closes only when the server has stored that:
 * other ways out are the log-out and the account page, which are outside of the game.
 */
export const ConsentDialog = ({ agreements }: ConsentDialogProps) => (
  <Dialog
    opened
    onClose={stayOpen}
    withCloseButton={false}
    closeOnClickOutside={false}
    // The browser's Back button leaves the screen behind the dialog, and does not close the dialog.
    hasAddress
    title="Before you go on"
    size={560}
    zIndex={260}
  >
    <Question agreements={agreements} />
  </Dialog>
);

const stayOpen = (): void => undefined;

function Question({ agreements }: ConsentDialogProps) {
  // The page may learn of newer versions while the dialog is open. The player has not accepted those.
  const versions = agreements.map(({ name, date }) => `${name} ${date}`).join();
  const [checkedVersions, setCheckedVersions] = useState<string | null>(null);
  const isChecked = checkedVersions === versions;
  const [isPending, setIsPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const accept = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setFault(null);
    const outcome = await call(
      'accept-agreements',
      agreements.map(({ name, date }) => ({ name, date })),
    );
    setIsPending(false);
    if (outcome.ok) {
      storeAgreementsAccepted();
      document.getElementById('screen')?.focus({ preventScroll: true });
      return;
    }
    setFault(failureText(outcome.failure));
    if (outcome.failure.code !== 'agreement/changed') return;
    setCheckedVersions(null);
    refetchLayout();
  };

  return (
    <form className={styles.question} onSubmit={(event) => void accept(event)}>
      <p>
        The host of this server has changed the texts that you agreed to. Your character goes on meanwhile,
        and nothing is lost.
      </p>
      {agreements.map(({ name, title, versions }) => (
        <section key={name} className={styles.agreement}>
          <h3>
            <NewTabLink to={`/agreements/${name}`}>{title}</NewTabLink>
          </h3>
          <VersionList versions={versions} />
        </section>
      ))}
      <Checkbox
        label={`I accept the ${listOf(agreements.map(({ title }) => title))}.`}
        checked={isChecked}
        onChange={(event) => setCheckedVersions(event.currentTarget.checked ? versions : null)}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      <div className={styles.choices}>
        <Button component={Link} to="/account/logout" variant="default">
          Log out
        </Button>
        <Button type="submit" disabled={!isChecked} loading={isPending}>
          Accept
        </Button>
      </div>
      <p className={styles.account}>
        You can also download your data or delete your account under{' '}
        <Link to="/account" className={styles.link}>
          Account
        </Link>
        .
      </p>
    </form>
  );
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Titles in a sentence, such as "Terms of Use and Rules". */
const listOf = (titles: readonly string[]): string => LIST.format(titles);
