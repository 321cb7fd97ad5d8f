import type { WikiSection } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { SECTION_NAMES } from './sections.ts';
import styles from './Trail.module.css';

/** The way from the Wiki to this page, above its heading. */
export const Trail = ({ section }: { readonly section?: WikiSection }) => (
  <nav aria-label="Wiki" className={styles.trail}>
    <Link to="/wiki">Wiki</Link>
    {section && (
      <>
        <span aria-hidden="true">›</span>
        <Link to="/wiki/$section" params={{ section }}>
          {SECTION_NAMES[section]}
        </Link>
      </>
    )}
  </nav>
);
