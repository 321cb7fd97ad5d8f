import { Button } from '@mantine/core';
import { characterIdAt } from '@slumberfell/protocol';
import { useParams } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { PrimaryLink } from '../../ui/components/PrimaryLink.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { ProfileView } from './ProfileView.tsx';
import { useOwnProfile, useProfile } from './use-profile.ts';

/**
 * The profile of a character: the player's own character or another player's (specification 2.65 to 2.68).
 */
export function ProfileScreen() {
  const { characterId } = useParams({ from: '/app/game/profile/$characterId' });
  const ownId = useCharacter((character) => character.id);
  const id = characterIdAt(characterId);
  if (id === null) return <NoSuchCharacter />;
  return id === ownId ? <OwnProfile id={id} /> : <OthersProfile key={id} id={id} />;
}

/**
 * The profile of the player's own character is computed from the store, so it changes with each frame. Only
 * the ranks are fetched.
 */
function OwnProfile({ id }: { readonly id: number }) {
  const profile = useOwnProfile();
  const counted = useCharacter(({ shown }) => shown);
  const { data: outcome, isFetching, refetch } = useProfile(id);
  return (
    <ProfileView
      profile={profile}
      rankings={outcome?.ok ? outcome.answer.characterRankings : null}
      onRetry={outcome && !outcome.ok && !isFetching ? () => void refetch() : null}
      counted={counted}
      isOwn
    />
  );
}

function OthersProfile({ id }: { readonly id: number }) {
  const { data: outcome, isFetching, refetch } = useProfile(id);
  useTitle('Profile');
  if (outcome?.ok) {
    const { answer } = outcome;
    return <ProfileView profile={answer} rankings={answer.characterRankings} counted={null} isOwn={false} />;
  }
  if (outcome?.failure.code === 'character/unknown') return <NoSuchCharacter />;
  return (
    <>
      <PageHead title="Profile" />
      <Panel>
        {outcome ? (
          <ErrorState
            title="Nobody came to the door."
            action={
              <Button loading={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {/* Specification 8.11 gives this sentence for every failure to fetch a profile. */}
            Unauthorized or network error
          </ErrorState>
        ) : (
          <LoadingState label="Knocking…" />
        )}
      </Panel>
    </>
  );
}

function NoSuchCharacter() {
  useTitle('Page not found');
  return (
    <>
      <PageHead title="Page not found" />
      <Panel>
        <EmptyState
          title="There is no such character."
          action={<PrimaryLink to="/leaderboards">Leaderboards</PrimaryLink>}
        >
          Perhaps they woke up. The leaderboards know everybody who is still asleep.
        </EmptyState>
      </Panel>
    </>
  );
}
