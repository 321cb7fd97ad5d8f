import { layoutAhead } from '../features/character/fetch-layout.ts';
import { setsAhead } from '../lib/static-data/fetch-sets.ts';
import { GAME_SCREENS } from './game-screens.ts';
import { showLand } from './layout/fight-land.ts';

const isGameScreen = (name: string): name is keyof typeof GAME_SCREENS => Object.hasOwn(GAME_SCREENS, name);

/**
 * A script of its own, which runs as soon as it is here: before the sheets, and before the page's main script
 * (`build/page-loading.ts`). Asks for everything that a screen of the game will wait for: left to itself, the page would ask for
 * the screen once React is here, for the data once the screen is, and for the picture once the data is. All of it at once, but
 * that the land of a fight, which is seen at once, comes before the sets, of which nothing is seen until React has them.
 * @param path at which the page was opened
 */
function headStart(path: string): void {
  const [, name = ''] = path.split('/');
  if (!isGameScreen(name)) return;
  const layout = layoutAhead.start();
  // A screen that could not be had is asked for again, and told of, where it is shown.
  GAME_SCREENS[name]().catch(() => {});
  void setsAhead.start(name === 'combat' ? layout.then(showLandOf) : undefined);
}

async function showLandOf(outcome: Awaited<ReturnType<typeof layoutAhead.start>>): Promise<void> {
  if (outcome.ok && outcome.answer.combatActionContext) await showLand(outcome.answer.characterData.regionId);
}

headStart(location.pathname);
