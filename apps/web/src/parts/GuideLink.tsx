import { Link } from '@tanstack/react-router';
import { Glyph } from '../glyph/Glyph.tsx';
import type { ArticleId } from '../screens/game-guide/contents.ts';
import { guidePath } from '../screens/game-guide/guide-path.ts';
import styles from './GuideLink.module.css';

interface GuideLinkProps {
  readonly article: ArticleId;
  /** What the article answers, as one would ask it. */
  readonly children: string;
  readonly onClick?: () => void;
}

/** From where a question arises to the article that answers it. */
export const GuideLink = ({ article, children, onClick }: GuideLinkProps) => (
  <Link {...guidePath(article)} className={styles.link} onClick={onClick}>
    <Glyph name="bookmarklet" size={16} /> {children}
  </Link>
);
