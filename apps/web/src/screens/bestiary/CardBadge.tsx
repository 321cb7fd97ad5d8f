import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import styles from './CardBadge.module.css';
import { CARD_STATES, type CardState } from './chapters.ts';

const GLYPHS: Readonly<Record<CardState, GlyphName>> = ['plain-padlock', 'card-pick', 'sparkles'];

/**
 * A glyph in the corner of an enemy's tile: the character does not own the card, owns it, or owns it radiant.
 */
export const CardBadge = ({ card }: { readonly card: CardState }) => (
  <span className={styles.badge} data-card={card}>
    <Glyph name={GLYPHS[card]} size={14} />
    <span className="visually-hidden">{`${CARD_STATES[card]}, `}</span>
  </span>
);
