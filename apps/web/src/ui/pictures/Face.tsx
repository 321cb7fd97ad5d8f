import styles from './Face.module.css';
import { Picture } from './Picture.tsx';

/** A character's face as a square, as wide as its container. */
export const Face = ({ appearanceId }: { readonly appearanceId: number }) => (
  <Picture path={`faces/${appearanceId}.webp`} width={224} className={styles.face} />
);

/** The picture of the whole character with this face, for the arena, without a frame. */
export const Fighter = ({ appearanceId }: { readonly appearanceId: number }) => (
  <Picture path={`fighters/${appearanceId}.webp`} width={480} className={styles.fighter} eager />
);
