import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery, sessionsQuery } from '../../features/accounts/own-queries.ts';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { AddSecondFactor } from './AddSecondFactor.tsx';
import { Asked } from './Asked.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';
import type { Account } from './use-account.ts';

/** What has just been done here; until it is put away it stands in the place of all else. */
type Done = { readonly codes: readonly string[] } | 'removed';

/** The codes of an authenticator app, which logging in asks for besides the password. */
export function SecondFactor({ account }: { readonly account: Account }) {
  const queries = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const finish = (what: Done) => {
    setDone(what);
    void queries.invalidateQueries(secondFactorQuery);
    // All others have ended.
    void queries.invalidateQueries(sessionsQuery);
  };
  return (
    <Section title="Authenticator app">
      {done === null && (
        <Asked query={secondFactorQuery}>
          {({ enabled, recoveryCodesLeft }) =>
            enabled ? (
              <RemoveSecondFactor codesLeft={recoveryCodesLeft} onRemoved={() => finish('removed')} />
            ) : (
              <AddSecondFactor account={account} onAdded={(codes) => finish({ codes })} />
            )
          }
        </Asked>
      )}
      {done === 'removed' && (
        <SuccessNotice title="The authenticator app has been removed.">
          The password alone opens your account again. All other browsers have been logged out.
        </SuccessNotice>
      )}
      {done !== null && done !== 'removed' && (
        <RecoveryCodes codes={done.codes} onKept={() => setDone(null)} />
      )}
    </Section>
  );
}
