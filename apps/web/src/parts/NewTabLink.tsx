import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface NewTabLinkProps {
  readonly to: LinkProps['to'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To a page that is read beside what is under way here. */
export function NewTabLink({ to, className, children }: NewTabLinkProps) {
  return (
    <Link
      {...({ to } as LinkProps)}
      className={className}
      target="_blank"
      rel="noopener"
      title="Opens in a new tab"
      preload={false}
    >
      {children}
    </Link>
  );
}
