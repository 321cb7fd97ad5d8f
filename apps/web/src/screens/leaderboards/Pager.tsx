import type { LeaderboardType } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import styles from './Pager.module.css';
import { pagerWindow } from './pager-window.ts';
import { usePagerButtons } from './use-pager-buttons.ts';

interface PagerProps {
  readonly type: LeaderboardType;
  readonly page: number;
  readonly lastPage: number;
}

/** From this number of pages on, the page numbers need wider buttons. */
const MANY = 1_000;

/** Links to the pages of a board. */
export function Pager({ type, page, lastPage }: PagerProps) {
  const slots = pagerWindow(page, lastPage, usePagerButtons());
  const to = (target: number) => ({ type, page: target, isCurrent: target === page });
  return (
    <nav className={styles.pager} data-many={lastPage >= MANY} aria-label="Pages">
      <PageLink {...to(Math.max(1, page - 1))} label="Previous page" disabled={page <= 1}>
        ‹
      </PageLink>
      <ol>
        {slots.map((slot) => (
          <Fragment key={slot.page}>
            {slot.afterGap && (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            )}
            <li>
              <PageLink {...to(slot.page)} label={`Page ${formatNumber(slot.page)}`}>
                {formatNumber(slot.page)}
              </PageLink>
            </li>
          </Fragment>
        ))}
      </ol>
      <PageLink {...to(Math.min(lastPage, page + 1))} label="Next page" disabled={page >= lastPage}>
        ›
      </PageLink>
    </nav>
  );
}

interface PageLinkProps extends Pick<PagerProps, 'type' | 'page'> {
  readonly isCurrent: boolean;
  readonly label: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/**
 * A link to one page. It sets `aria-current` itself: the router would also regard a link to the first page as
 * current when the address has no page.
 */
const PageLink = ({ type, page, isCurrent, label, disabled = false, children }: PageLinkProps) => (
  <Link
    to="/leaderboards"
    search={{ board: type, page }}
    activeOptions={{ exact: true }}
    aria-current={isCurrent && !disabled ? 'page' : undefined}
    aria-label={label}
    disabled={disabled}
    className={styles.button}
  >
    {children}
  </Link>
);
