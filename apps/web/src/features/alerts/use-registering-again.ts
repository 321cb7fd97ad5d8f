import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCharacter } from '../character/use-character.ts';
import { ALERT_QUERIES } from './alert-queries.ts';
import { rememberedSettings } from './device-settings.ts';

/**
 * Registers this browser again when a character opens, if alerts are on in it. It waits until the service
 * worker is active, which is some seconds after the first visit.
 */
export function useRegisteringAgain(): void {
  const characterId = useCharacter(({ id }) => id);
  const queries = useQueryClient();
  useEffect(() => {
    let isClosed = false;
    const again = async () => {
      if (rememberedSettings(characterId) === null || !('serviceWorker' in navigator)) return;
      await navigator.serviceWorker.ready;
      const { registerAgain } = await import('./register-device.ts');
      if (!isClosed && (await registerAgain(characterId))) await queries.invalidateQueries(ALERT_QUERIES);
    };
    // Without a script or a connection it is tried again when the character opens the next time.
    again().catch(() => {});
    return () => {
      isClosed = true;
    };
  }, [characterId, queries]);
}
