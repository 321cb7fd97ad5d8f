import { Burger } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { serverName } from '../../lib/server-look.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import { Logo } from '../../ui/pictures/Logo.tsx';
import { ActionControl } from './ActionControl.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly navigationOpen: boolean;
  readonly onToggleNavigation: () => void;
  readonly onTravel: () => void;
}

/**
 * The bar above every screen: navigation button, brand, current action, gold, travel button, the character's
 * face. On phones the action is in the dock and not in this bar.
 */
export function TopBar({ navigationOpen, onToggleNavigation, onTravel }: TopBarProps) {
  const world = useWorld();
  const phone = useIsPhone();
  const gold = useCharacter(({ shown }) => shown.gold);
  const regionId = useCharacter(({ shown }) => shown.regionId);
  const appearanceId = useCharacter((character) => character.appearanceId);
  // The bar hides the gold on the inventory screen, because that screen shows the whole amount beside its
  // title.
  const goldIsElsewhere = useLocation({ select: ({ pathname }) => pathname === '/inventory' });
  const region = world.region(regionId)?.name ?? '';
  return (
    <div className={styles.bar}>
      <Burger
        opened={phone && navigationOpen}
        onClick={onToggleNavigation}
        size="sm"
        className={styles.toggle ?? ''}
        color="var(--text)"
        aria-label="Toggle navigation"
        aria-expanded={navigationOpen}
      />
      <Link to="/home" className={styles.brand} aria-label={`${serverName()}, home`}>
        <Logo className={styles.logo} />
        <span className={styles.name} title={serverName()}>
          {serverName()}
        </span>
      </Link>
      <div className={styles.middle}>{!phone && <ActionControl linksPlan />}</div>
      <span className={styles.gold} data-elsewhere={goldIsElsewhere}>
        <Gold amount={gold} compact={phone || gold >= 1e9} />
      </span>
      <button
        type="button"
        className={styles.map}
        onClick={onTravel}
        aria-label={`Travel. You are in ${region}`}
      >
        <Glyph name="treasure-map" size={19} />
        <span className={styles.region} title={region}>
          {region}
        </span>
      </button>
      <Link to="/characters" className={styles.face} aria-label="Characters">
        <Face appearanceId={appearanceId} />
      </Link>
    </div>
  );
}
