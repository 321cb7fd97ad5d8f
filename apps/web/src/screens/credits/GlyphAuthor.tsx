import type { Credits } from '@slumberfell/art';
import styles from './CreditsScreen.module.css';

/**
 * One author of glyphs: licence, changes that this project made to the glyphs, and each glyph with its
 * source.
 */
export function GlyphAuthor({ credit }: { readonly credit: Credits['glyphs'][number] }) {
  const { author, address, licence, licenceAddress, changes, glyphs } = credit;
  return (
    <li>
      <h3 className={styles.author}>
        <a href={address}>{author}</a>
      </h3>
      <p className={styles.terms}>
        <a href={licenceAddress}>{licence}</a>
        <span>{`; ${changes}`}</span>
      </p>
      <details>
        <summary>{glyphs.length === 1 ? '1 glyph' : `${glyphs.length} glyphs`}</summary>
        <ul className={styles.glyphs}>
          {glyphs.map(({ name, source }) => (
            <li key={name}>
              <a href={source}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
