import { pictureAddress } from '../../ui/pictures/picture-address.ts';
import { backdropPath } from '../../ui/pictures/region-paths.ts';

/** Longest time in ms that other requests wait for the landscape. */
const PATIENCE = 2_000;

let land: HTMLElement | null = null;

/**
 * Shows the landscape of a fight while the game loads, until `hideLand`. The element is outside React's root,
 * because the head start shows it before React has loaded (`head-start.ts`). Its style is in `index.html`,
 * which loads before any sheet.
 * @returns settles when the landscape is painted, when it failed to load, or after `PATIENCE`; at once if it
 * is shown already
 */
export function showLand(regionId: number): Promise<void> {
  if (land) return Promise.resolve();
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.src = pictureAddress(backdropPath(regionId));
  land = document.createElement('div');
  land.className = 'land';
  land.append(image);
  document.getElementById('root')?.before(land);
  // If the player goes back before the loading gate has rendered, the gate never hides the landscape.
  addEventListener('popstate', hideLand, { once: true });
  return seen(image);
}

export function hideLand(): void {
  land?.remove();
  land = null;
}

const seen = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    image.decode().then(
      // The callback of the second frame runs after the first frame was painted.
      () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      () => resolve(),
    );
  });
