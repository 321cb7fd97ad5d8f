import { perWorld } from '@slumberfell/engine';
import { useEffect } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { offSetting } from '../../lib/stored-setting/switch-setting.ts';
import { useCharacter } from '../character/use-character.ts';
import { ownedPieces, ownsAny } from './owned-pieces.ts';

/**
 * Whether the player of a character knows that pieces and pets have traits. When this browser opens a
 * character for the first time under content with traits, and it owns such pieces or pets, then Home tells
 * about them until the player puts that away. If it owns none, the player is taken to know: later ones have
 * their traits on their own pages. So a new character never gets the news in the browser in which it was
 * created.
 */
const newsOf = (characterId: number): StoredSetting<boolean> =>
  offSetting(`slumberfell.traits-known.${characterId}`);

const hasTraits = perWorld((world) => world.sets.items.some(({ traits }) => traits !== undefined));

/** Whether Home tells about traits, and a function that puts the news away. */
export function useTraitsNews(): readonly [isNews: boolean, putAway: () => void] {
  const characterId = useCharacter(({ id }) => id);
  const [isKnown, setIsKnown] = useSetting(newsOf(characterId));
  return [!isKnown, () => setIsKnown(true)];
}

/** Notes that a character without pieces with traits needs no news, on every screen. */
export function useNotingTraits(): void {
  const world = useWorld();
  const characterId = useCharacter(({ id }) => id);
  const [isKnown, setIsKnown] = useSetting(newsOf(characterId));
  const isNoNews = useCharacter(
    ({ shown }) => !isKnown && hasTraits(world) && !ownsAny(ownedPieces(shown, world)),
  );
  useEffect(() => {
    if (isNoNews) setIsKnown(true);
  }, [isNoNews, setIsKnown]);
}
