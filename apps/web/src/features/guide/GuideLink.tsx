import { Link } from '@tanstack/react-router';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { ArticleId } from './contents.ts';
import styles from './GuideLink.module.css';
import { guidePath } from './guide-path.ts';

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
