import { Chip } from '../../../ui/components/Chip.tsx';
import styles from './TraitsButton.module.css';

interface TraitsButtonProps {
  /** What it lists, for screen readers. */
  readonly label: string;
  /** The words of the traits. */
  readonly titles: readonly string[];
  /** Whether the traits do not count in this fight. */
  readonly isHushed?: boolean;
  /** Whether other traits count from the next fight on. */
  readonly changes?: boolean;
  readonly onClick: () => void;
}

/** Up to two words; more have no room in the chip, so it says how many a press opens. */
const wordsOf = (titles: readonly string[]): string =>
  titles.length > 2 ? `${titles.length} traits` : titles.join(', ');

/** The words of one side's traits, as a chip. A press opens the sentences. Nothing without traits. */
export function TraitsButton({
  label,
  titles,
  isHushed = false,
  changes = false,
  onClick,
}: TraitsButtonProps) {
  if (titles.length === 0 && !changes) return null;
  return (
    <button type="button" className={styles.traits} aria-haspopup="dialog" onClick={onClick}>
      <span className="visually-hidden">{`${label}: `}</span>
      {titles.length > 0 && (
        <Chip glyph="star-formation" tone={isHushed ? 'bad' : 'plain'}>
          {isHushed ? 'Hushed' : wordsOf(titles)}
        </Chip>
      )}
      {changes && <Chip glyph="hourglass">Changes next fight</Chip>}
    </button>
  );
}
