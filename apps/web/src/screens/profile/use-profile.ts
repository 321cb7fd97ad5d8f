import { type OwnProfile, presentProfile } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { call } from '../../lib/api/call.ts';
import { useWorld } from '../../lib/static-data/load.ts';

/** The open character's own profile, computed from the store. */
export function useOwnProfile(): OwnProfile {
  const { sets } = useWorld();
  const id = useCharacter((character) => character.id);
  const name = useCharacter((character) => character.name);
  const appearanceId = useCharacter((character) => character.appearanceId);
  const experience = useCharacter(({ shown }) => shown.experience);
  return useMemo(
    () => presentProfile({ id, name, appearanceId }, { experience }, sets.skills),
    [id, name, appearanceId, experience, sets],
  );
}

/** A character's profile from the server. It is fetched again each time a component that shows it mounts. */
export function useProfile(id: number) {
  return useQuery({
    queryKey: ['profile', id],
    queryFn: () => call('get-character-profile-data', { id: String(id) }),
    staleTime: 0,
  });
}
