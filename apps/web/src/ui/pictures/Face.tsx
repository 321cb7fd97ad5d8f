import styles from './Face.module.css';
import { Picture } from './Picture.tsx';

/** A character's face as a square, as wide as what holds it. */
export const Face = ({ appearanceId }: { readonly appearanceId: number }) => (
  <Picture path={`faces/${appearanceId}.webp`} width={224} className={styles.face} />
);

/** The same character as it stands in the arena, free, in the light of its foes. */
export const Fighter = ({ appearanceId }: { readonly appearanceId: number }) => (
  <Picture path={`fighters/${appearanceId}.webp`} width={480} className={styles.fighter} eager />
);
