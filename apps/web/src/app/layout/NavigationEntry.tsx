import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ComingSoon } from '../../features/navigation/coming-soon.ts';
import { Hint } from '../../ui/components/Hint.tsx';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import styles from './NavigationEntry.module.css';

interface NavigationLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  readonly glyph: GlyphName;
  readonly label: string;
  /** Content at the right end of the link, such as a level or a badge. */
  readonly aside?: ReactNode;
  /** Content below the label, such as a bar. */
  readonly below?: ReactNode;
}

/** A link to a screen. The link of the current screen is marked. */
export function NavigationLink({ to, params, glyph, label, aside, below }: NavigationLinkProps) {
  return (
    <Link {...({ to, params } as LinkProps)} className={styles.entry}>
      <Glyph name={glyph} size={20} />
      <span>{label}</span>
      {aside ? <small>{aside}</small> : <span />}
      {below && <span className={styles.below}>{below}</span>}
    </Link>
  );
}

/** A link to a page that opens in a new tab, so that the game stays open. */
export function NavigationNewTab({ to, glyph, label }: Pick<NavigationLinkProps, 'to' | 'glyph' | 'label'>) {
  return (
    <NewTabLink to={to} className={styles.entry}>
      <Glyph name={glyph} size={20} />
      <span>{label}</span>
      <small aria-hidden="true">↗</small>
    </NewTabLink>
  );
}

/** A link to an address that the host has set, outside the game. It opens in a new tab. */
export function NavigationOutward({
  href,
  glyph,
  label,
}: Pick<NavigationLinkProps, 'glyph' | 'label'> & { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" title="Opens in a new tab" className={styles.entry}>
      <Glyph name={glyph} size={20} />
      <span>{label}</span>
      <small aria-hidden="true">↗</small>
    </a>
  );
}

/** An entry for a feature that does not exist yet. It can be focused and read, but not used. */
export function ComingSoonEntry({ label, glyph }: ComingSoon) {
  return (
    <Hint label="Coming soon" position="right">
      <button type="button" className={styles.entry} aria-disabled="true">
        <Glyph name={glyph} size={20} />
        <span>
          <span>{label}</span>
          <span className="visually-hidden">, coming soon</span>
        </span>
      </button>
    </Hint>
  );
}
