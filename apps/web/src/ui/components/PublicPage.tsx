// chunk: first
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { serverName } from '../../lib/server-look.ts';
import { KeyArt } from '../pictures/KeyArt.tsx';
import { Logo } from '../pictures/Logo.tsx';
import { Panel } from './Panel.tsx';
import styles from './PublicPage.module.css';
import { useTitle } from './use-title.ts';

interface PublicPageProps {
  readonly title: string;
  /** `wide` for content that needs more width, such as the choice of a face or the slots for characters. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A screen outside the game: the brand and one brass panel in front of the key art. */
export function PublicPage({ title, width = 'narrow', children }: PublicPageProps) {
  useTitle(title);
  return (
    <main className={styles.page}>
      <KeyArt className={styles.art} />
      <Link to="/" className={styles.brand}>
        <Logo className={styles.logo} />
        <span className={styles.name}>{serverName()}</span>
      </Link>
      <div className={styles.place} data-width={width}>
        <Panel brass>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </Panel>
      </div>
    </main>
  );
}
