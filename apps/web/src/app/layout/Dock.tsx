import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { ActionControl } from './ActionControl.tsx';
import styles from './Dock.module.css';
import { SkillSheet } from './SkillSheet.tsx';
import { StepsBadge, usePlannedSteps } from './StepsBadge.tsx';
import { useDockHeight } from './use-dock-height.ts';

/** The bar at the bottom of a phone: the current action, and below it six places that one press opens. */
export function Dock() {
  const dock = useRef<HTMLElement>(null);
  useDockHeight(dock);
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  // A navigation closes the sheet, also one by the Back button or by a link elsewhere.
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpened(false);
  }
  const close = () => setOpened(false);
  return (
    <aside ref={dock} className={styles.dock} aria-label="Current action and shortcuts">
      <ActionControl />
      <nav className={styles.places} aria-label="Shortcuts">
        <Place to="/home" glyph="bed" label="Home" onPress={close} />
        <button
          type="button"
          className={styles.place}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-current={pathname.startsWith('/skills/') ? 'page' : undefined}
          onClick={() => setOpened(!opened)}
        >
          <PlaceWords glyph="mining" label="Skills" />
        </button>
        <Place to="/inventory" glyph="knapsack" label="Bag" onPress={close} />
        <Place to="/combat" glyph="crossed-swords" label="Combat" onPress={close} />
        <Place to="/local-combat" glyph="position-marker" label="Region" onPress={close} />
        <PlanPlace onPress={close} />
      </nav>
      <SkillSheet opened={opened} onClose={close} />
    </aside>
  );
}

interface PlaceProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly onPress: () => void;
  /** The words for screen readers, if they differ. */
  readonly name?: string;
  readonly badge?: ReactNode;
}

/** The place of the plan, with the number of steps that are to come. */
function PlanPlace({ onPress }: Pick<PlaceProps, 'onPress'>) {
  const steps = usePlannedSteps();
  return (
    <Place
      to="/plan"
      glyph="calendar"
      label="Plan"
      {...(steps > 0 && { name: `Plan, ${steps} to come` })}
      badge={<StepsBadge />}
      onPress={onPress}
    />
  );
}

/** A link to a screen. A press on that of the current screen scrolls to its top. */
function Place({ to, glyph, label, name, badge, onPress }: PlaceProps) {
  const { pathname } = useLocation();
  const press = () => {
    onPress();
    if (pathname === to) window.scrollTo({ top: 0 });
  };
  return (
    <Link to={to} className={styles.place} aria-label={name} onClick={press}>
      <PlaceWords glyph={glyph} label={label} />
      {badge && <span className={styles.corner}>{badge}</span>}
    </Link>
  );
}

const PlaceWords = ({ glyph, label }: Pick<PlaceProps, 'glyph' | 'label'>): ReactNode => (
  <>
    <Glyph name={glyph} size={21} className={styles.glyph} />
    <span>{label}</span>
  </>
);
