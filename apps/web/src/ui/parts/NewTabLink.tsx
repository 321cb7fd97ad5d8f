import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './NewTabLink.module.css';

interface NewTabLinkProps {
  readonly to: LinkProps['to'];
  /** Without it, the link looks like one within a sentence. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To a page that is read beside what is under way here. */
export function NewTabLink({ to, className, children }: NewTabLinkProps) {
  return (
    <Link
      {...({ to } as LinkProps)}
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
