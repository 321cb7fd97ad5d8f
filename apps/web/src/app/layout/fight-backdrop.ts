import { pictureAddress } from '../../ui/pictures/picture-address.ts';
import { backdropPath } from '../../ui/pictures/region-paths.ts';

/** Longest time in ms that other requests wait for the landscape. */
const MAX_WAIT = 2_000;

let backdrop: HTMLElement | null = null;

/**
 * Shows the landscape of a fight while the game loads, until `hideFightBackdrop`. The element is outside
 * React's root, because the head start shows it before React has loaded (`head-start.ts`). Its style is in
 * `index.html`, which loads before any sheet.
 * @returns settles when the landscape is painted, when it failed to load, or after `MAX_WAIT`; at once if it
 * is shown already
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
