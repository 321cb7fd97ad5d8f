import { pictureAddress } from '../../ui/pictures/picture-address.ts';
import { backdropPath } from '../../ui/pictures/region-paths.ts';

/** ms: so long, and no longer, what comes after the land waits for it to be seen. */
const PATIENCE = 2_000;

let land: HTMLElement | null = null;

/**
 * Shows the land of a fight that is on its way, until `hideLand`. It stands behind what React draws, and not in it, for the head
 * start knows it long before React is here (`head-start.ts`). How it looks is said in `index.html`, which is there before any sheet.
 * @returns settles once it is seen, could not be had, or keeps others waiting; at once where it is shown already
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
  // Whoever goes back before the gate is there never comes through it.
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
      // The second frame begins when the first has been painted.
      () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      () => resolve(),
    );
  });
