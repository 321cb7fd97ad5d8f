import { Link } from '@tanstack/react-router';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { ArticleId } from './contents.ts';
import styles from './GuideLink.module.css';
import { guidePath } from './guide-path.ts';

interface GuideLinkProps {
  readonly article: ArticleId;
  /** The question that the article answers. */
  readonly children: string;
  readonly onClick?: () => void;
}

/** A link to the guide's article about a topic. */
export const GuideLink = ({ article, children, onClick }: GuideLinkProps) => (
  <Link {...guidePath(article)} className={styles.link} onClick={onClick}>
    <Glyph name="bookmarklet" size={16} /> <span>{children}</span>
  </Link>
);
