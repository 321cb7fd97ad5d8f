import { Button, PasswordInput, Stack } from '@mantine/core';
import type { Answer } from '@slumberfell/protocol';
import { useState } from 'react';
import { CodeField, codeValue } from '../../features/accounts/CodeField.tsx';
import { FaultNotice } from '../../features/accounts/FaultNotice.tsx';
import { faultOfFailure } from '../../features/accounts/fault.ts';
import { fieldValue, useSubmission } from '../../features/accounts/use-submission.ts';
import { call } from '../../lib/api/call.ts';
import styles from './AddSecondFactor.module.css';
import { QrCode } from './QrCode.tsx';
import type { Account } from './use-account.ts';

type Offer = Answer<'begin-second-factor'>;

interface AddSecondFactorProps {
  readonly account: Account;
  /** @param codes recovery codes, for logging in without the app */
  readonly onAdded: (codes: readonly string[]) => void;
}

/**
 * Adds an authenticator app in two steps: the player types the password, then the first code that the app
 * shows.
 */
export function AddSecondFactor({ account, onAdded }: AddSecondFactorProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  if (account.status !== 'Validated') {
    return (
      <p>
        As well as the password, an app on your phone can guard your account. Your e-mail address must be
        validated first.
      </p>
    );
  }
  if (offer) return <FirstCode offer={offer} onAdded={onAdded} />;
  return <Begin username={account.username} onOffer={setOffer} />;
}

interface BeginProps {
  readonly username: string;
  readonly onOffer: (offer: Offer) => void;
}

function Begin({ username, onOffer }: BeginProps) {
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const outcome = await call('begin-second-factor', { password: fieldValue(form, 'app-password') });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    onOffer(outcome.answer);
    return null;
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <p>With an app on your phone, anyone who learns your password still faces a locked door.</p>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput label="Your password" name="app-password" autoComplete="current-password" required />
        <FaultNotice fault={fault} />
        <Button type="submit" variant="default" loading={pending}>
          Add an authenticator app
        </Button>
      </Stack>
    </form>
  );
}

interface FirstCodeProps {
  readonly offer: Offer;
  readonly onAdded: (codes: readonly string[]) => void;
}

function FirstCode({ offer, onAdded }: FirstCodeProps) {
  const { pending, fault, onSubmit } = useSubmission(async (form) => {
    const outcome = await call('confirm-second-factor', { code: codeValue(form) });
    if (!outcome.ok) return faultOfFailure(outcome.failure);
    onAdded(outcome.answer.recoveryCodes);
    return null;
  });
  return (
    <form method="post" onSubmit={onSubmit}>
      <Stack gap="md">
        <p role="status">
          Scan this picture with your app, or type the key into it. Then enter its first code.
        </p>
        <QrCode
          text={offer.address}
          label="Picture for your authenticator app; the key below does the same job"
        />
        <p className={styles.key}>
          Key: <code>{inFours(offer.secret)}</code>
        </p>
        <CodeField />
        <FaultNotice fault={fault} />
        <Button type="submit" loading={pending}>
          Confirm
        </Button>
      </Stack>
    </form>
  );
}

/** The secret in groups of four characters, because groups are easier to read and type. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
