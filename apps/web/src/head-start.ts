import { pictureAddress } from './art/picture-address.ts';
import { backdropPath } from './art/region-paths.ts';
import { layoutAhead } from './character/fetch-layout.ts';
import { GAME_SCREENS } from './house/game-screens.ts';
import { setsAhead } from './static-data/fetch-sets.ts';

const isGameScreen = (name: string): name is keyof typeof GAME_SCREENS => Object.hasOwn(GAME_SCREENS, name);

/**
 * A script of its own, which runs as soon as it is here: before the sheets, and before the page's main script
 * (`build/page-head.ts`). Asks for everything that a screen of the game will wait for, all at once: left to itself, the page would ask for the screen
 * once React is here, for the data once the screen is, and for the picture once the data is.
 * @param path at which the page was opened
 */
function headStart(path: string): void {
  const [, name = ''] = path.split('/');
  if (!isGameScreen(name)) return;
  void setsAhead.start();
  const layout = layoutAhead.start();
  // A screen that could not be had is asked for again, and told of, where it is shown.
  GAME_SCREENS[name]().catch(() => {});
  if (name === 'combat') {
    void layout.then((outcome) => {
      const combat = outcome.ok ? outcome.answer.combatActionContext : null;
      if (combat?.kind === 'hunting') fetchPicture(backdropPath(combat.regionId));
    });
  }
}

function fetchPicture(path: string): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = pictureAddress(path);
}

headStart(location.pathname);
