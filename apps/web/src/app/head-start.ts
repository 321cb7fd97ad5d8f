import { canOpenCharacter, isOpenToVisitors } from '../features/character/entrance.ts';
import { layoutPrefetch } from '../features/character/prefetch-layout.ts';
import { setsPrefetch } from '../lib/static-data/fetch-sets.ts';
import { fetchGameScreen } from './game-screen-at.ts';
import { showFightBackdrop } from './layout/fight-backdrop.ts';

/**
 * A separate script that runs as soon as it has loaded: before the style sheets, and before the page's main
 * script (`build/page-loading.ts`). If the path is a screen of the game, it requests in parallel: the
 * screen's script, the layout and the static sets. Without it, the page would request one after the other:
 * React, the screen, the data, the pictures. One exception: on the combat screen the static sets are
 * requested after the landscape, because the page shows the landscape first.
 * @param path the path at which the page was opened
 */
function headStart(path: string): void {
  const fetchScreen = fetchGameScreen(path);
  if (fetchScreen === undefined) return;
  // If this fetch fails, the router fetches the screen again and shows the failure.
  fetchScreen().catch(() => {});
  if (isOpenToVisitors(path)) {
    void canOpenCharacter();
    void setsPrefetch.start();
    return;
  }
  const layout = layoutPrefetch.start();
  void setsPrefetch.start(path === '/combat' ? layout.then(showFightBackdropOf) : undefined);
}

async function showFightBackdropOf(outcome: Awaited<ReturnType<typeof layoutPrefetch.start>>): Promise<void> {
  if (outcome.ok && outcome.answer.combatActionContext)
    await showFightBackdrop(outcome.answer.characterData.regionId);
}

headStart(location.pathname);
