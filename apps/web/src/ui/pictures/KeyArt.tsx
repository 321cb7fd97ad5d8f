// chunk: first
import styles from './KeyArt.module.css';
import { pictureAddress } from './picture-address.ts';

/**
 * A picture of the mountain at night: the background of all pages outside the game. A window that is higher
 * than wide gets a tall version.
 */
export const KeyArt = ({ className }: { readonly className?: string | undefined }) => (
  <picture className={styles.frameless}>
    <source
      media="(orientation: portrait)"
      srcSet={pictureAddress('brand/key-art-tall.webp')}
      width={900}
      height={1600}
    />
    <img
      className={className}
      src={pictureAddress('brand/key-art-wide.webp')}
      alt=""
      width={1920}
      height={1100}
      fetchPriority="high"
    />
  </picture>
);
