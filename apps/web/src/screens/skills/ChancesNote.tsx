import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './ChancesNote.module.css';
import { chancesText, type WorkChances } from './work-chances.ts';

/** What traits give in each action. Nothing when they give nothing. */
export function ChancesNote({ chances }: { readonly chances: WorkChances }) {
  const text = chancesText(chances);
  return (
    text && (
      <p className={styles.note}>
        <Glyph name="star-formation" size={16} />
        <span>
          <b>From your traits: </b>
          {text}
        </span>
      </p>
    )
  );
}
