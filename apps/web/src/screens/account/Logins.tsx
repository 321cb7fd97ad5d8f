import { Button } from '@mantine/core';
import type { Answer } from '@slumberfell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionsQuery } from '../../features/accounts/account-queries.ts';
import { QueryResult } from '../../features/accounts/QueryResult.tsx';
import { Section } from '../../features/accounts/Section.tsx';
import { notify, notifyFailure } from '../../features/notices/notify.ts';
import { call, type Outcome } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
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
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (what: string, request: Promise<Outcome<void>>, done: string) => {
    setEnding(what);
    const outcome = await request;
    if (outcome.ok) notify(done);
    else notifyFailure(outcome.failure);
    await queries.refetchQueries(sessionsQuery);
    setEnding(null);
    pressDone();
  };
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
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={ending === session.id}
                  aria-label={`Log out ${session.browser}, last used ${formatMoment(session.lastSeenAt)}`}
                  onClick={() =>
                    void end(session.id, call('end-session', session.id), `${session.browser} is logged out.`)
                  }
                >
                  Log out
                </Button>
              )
            }
          >
            <Facts session={session} />
          </Entry>
        ))}
      </EntryList>
      {others.length > 1 && (
        <Button
          variant="default"
          loading={ending === 'others'}
          onClick={() =>
            void end('others', call('end-other-sessions', undefined), 'All other browsers are logged out.')
          }
        >
          Log out all others
        </Button>
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
