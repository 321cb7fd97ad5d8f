import type { Shown } from '@slumberfell/engine';
import type { JourneyServer } from '../journey-server.ts';
import type { PlayerBrowser } from '../player-browser.ts';
import { rewriteCharacter } from '../rewrite-character.ts';

/** Changes what the character of a player's page has; the server starts anew. */
export async function changeCharacter(
  browser: PlayerBrowser,
  server: JourneyServer,
  change: (shown: Shown) => Partial<Shown>,
): Promise<void> {
  const { characterData } = await browser.layout();
  await server.stop();
  await rewriteCharacter(server, characterData.id, change);
  await server.start();
}
