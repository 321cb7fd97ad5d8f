import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorQuery, sessionsQuery } from '../../features/accounts/account-queries.ts';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { AddSecondFactor } from './AddSecondFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';
import type { Account } from './use-account.ts';

/**
 * What the player has just done: added an app, which gives recovery codes, or removed it. The section then
 * shows only that result.
 */
type Done = { readonly codes: readonly string[] } | 'removed';

/** Adds or removes an authenticator app, whose codes are the second factor at login. */
export function SecondFactor({ account }: { readonly account: Account }) {
  const queries = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const finish = (what: Done) => {
    setDone(what);
    void queries.invalidateQueries(secondFactorQuery);
    // The server has ended all other logins of the account, so their list is fetched again.
    void queries.invalidateQueries(sessionsQuery);
  };
  return (
    <Section title="Authenticator app">
      {done === null && (
        <QueryResult query={secondFactorQuery}>
          {({ enabled, recoveryCodesLeft }) =>
            enabled ? (
              <RemoveSecondFactor codesLeft={recoveryCodesLeft} onRemoved={() => finish('removed')} />
            ) : (
              <AddSecondFactor account={account} onAdded={(codes) => finish({ codes })} />
            )
          }
        </QueryResult>
      )}
      {done === 'removed' && (
        <SuccessNotice title="The authenticator app has been removed.">
          Your password alone is now enough to log in. All other browsers have been logged out.
        </SuccessNotice>
      )}
      {done !== null && done !== 'removed' && (
        <RecoveryCodes codes={done.codes} onKept={() => setDone(null)} />
      )}
    </Section>
  );
}
