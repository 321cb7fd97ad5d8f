import type { ReactNode } from 'react';
import { useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { switchSetting } from '../../lib/stored-setting/switch-setting.ts';
import styles from './NavigationSection.module.css';

interface NavigationSectionProps {
  /** Part of the local storage key under which the browser stores whether the section is open. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the navigation that can be collapsed. */
export function NavigationSection({ id, title, children }: NavigationSectionProps) {
  const [open, setOpen] = useSetting(switchSetting(`navigation-${id}`));
  return (
    <section>
      <h2 className={styles.head}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`section-${id}`}
          onClick={() => setOpen(!open)}
        >
          {title}
        </button>
      </h2>
      <div id={`section-${id}`} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
