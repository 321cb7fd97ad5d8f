// chunk: first
import { serverLogo } from '../../lib/server-look.ts';
import styles from './Logo.module.css';
import { Picture } from './Picture.tsx';

/**
 * The game's lantern, or the host's logo, shown before the name of the server. The name says the same, so
 * screen readers ignore the picture.
 */
export function Logo({ className = '' }: { readonly className?: string | undefined }) {
  const logo = serverLogo();
  if (logo === null) return <Picture path="brand/logo.webp" width={192} className={className} eager />;
  const { address, width, height } = logo;
  return (
    <img
      className={`${className} ${styles.own}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      src={address}
      alt=""
      width={width}
      height={height}
      draggable={false}
    />
  );
}
