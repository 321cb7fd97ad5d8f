// chunk: first
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './NewTabLink.module.css';

interface NewTabLinkProps {
  readonly to: LinkProps['to'];
  /** The section of the page, without `#`. */
  readonly hash?: string;
  /** CSS class of the link. Without a class, the link looks like a link within a sentence. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that opens in a new tab, so that the player does not lose the state of this page. */
export function NewTabLink({ to, hash, className, children }: NewTabLinkProps) {
  return (
    <Link
      {...({ to, ...(hash !== undefined && { hash }) } as LinkProps)}
      className={className ?? styles.link}
      target="_blank"
      rel="noopener"
      title="Opens in a new tab"
      preload={false}
    >
      {children}
    </Link>
  );
}
