import type { Answer } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { sessionsQuery } from '../../features/accounts/account-queries.ts';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { RemoveButton } from '../../features/entries/RemoveButton.tsx';
import { call } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Entry, EntryList, EntryMark } from '../../ui/components/EntryList.tsx';

type Sessions = Answer<'sessions'>;
type Session = Sessions[number];

/** All browsers that are logged in to the account, each with a button that logs it out. */
export const Logins = () => (
  <Section title="Logins">
    <QueryResult query={sessionsQuery}>{(sessions) => <List sessions={sessions} />}</QueryResult>
  </Section>
);

function List({ sessions }: { readonly sessions: Sessions }) {
  const queries = useQueryClient();
  const update = () => queries.refetchQueries(sessionsQuery);
  const own = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <EntryList>
        {[...own, ...others].map((session) => (
          <Entry
            key={session.id}
            action={
              session.current ? null : (
                <RemoveButton
                  label="Log out"
                  entry={`${session.browser}, last used ${formatMoment(session.lastSeenAt)}`}
                  done={`${session.browser} has been logged out.`}
                  remove={() => call('end-session', session.id)}
                  update={update}
                />
              )
            }
          >
            <Facts session={session} />
          </Entry>
        ))}
      </EntryList>
      {others.length > 1 && (
        <RemoveButton
          label="Log out all others"
          done="All other browsers have been logged out."
          remove={() => call('end-other-sessions', undefined)}
          update={update}
        />
      )}
    </>
  );
}

const Facts = ({ session: { browser, current, lastSeenAt, createdAt } }: { readonly session: Session }) => (
  <>
    <b>{browser}</b>
    {current && <EntryMark>this browser</EntryMark>}
    <p>
      <span>{`Last used ${formatMoment(lastSeenAt)}`}</span>
      <br />
      <span>{`Logged in ${formatMoment(createdAt)}`}</span>
    </p>
  </>
);
