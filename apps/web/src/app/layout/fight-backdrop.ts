// chunk: calls
import { pictureAddress } from '../../ui/pictures/picture-address.ts';
import { backdropPath } from '../../ui/pictures/region-paths.ts';

/** Longest time in ms for which requests of other data wait until the landscape is painted. */
const MAX_WAIT = 2_000;

let backdrop: HTMLElement | null = null;

/**
 * Shows the landscape of a fight while the game loads, until `hideFightBackdrop` is called. The element is
 * outside React's root, because the head start (`head-start.ts`) shows it before React has loaded. Its style
 * is in `index.html`, because that file loads before any style sheet.
 * @returns settles when the landscape is painted, when it failed to load, or after `MAX_WAIT`; at once if the
 * landscape is already shown
 */
export function showFightBackdrop(regionId: number): Promise<void> {
  if (backdrop) return Promise.resolve();
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.src = pictureAddress(backdropPath(regionId));
  backdrop = document.createElement('div');
  backdrop.className = 'land';
  backdrop.append(image);
  document.getElementById('root')?.before(backdrop);
  // If the player goes back before the loading gate has rendered, the gate never hides the landscape.
  addEventListener('popstate', hideFightBackdrop, { once: true });
  return painted(image);
}

export function hideFightBackdrop(): void {
  backdrop?.remove();
  backdrop = null;
}

const painted = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT);
    image.decode().then(
      // The callback of the second frame runs after the first frame was painted.
      () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      () => resolve(),
    );
  });
