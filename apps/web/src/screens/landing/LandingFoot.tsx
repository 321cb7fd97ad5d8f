import type { PublicSettings } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { publicSettings } from '../../api/public-settings.ts';
import { NewTabLink } from '../../parts/NewTabLink.tsx';
import styles from './LandingFoot.module.css';

/** What players agree to, who drew all this; and where they talk and how the host is reached, if the host says so. */
export function LandingFoot() {
  const [settings, setSettings] = useState<PublicSettings | null>(null);
  useEffect(() => {
    void publicSettings().then(setSettings);
  }, []);
  const { communityUrl, contactEmail } = settings ?? {};
  return (
    <footer className={styles.foot}>
      <NewTabLink to="/agreements/rules">Rules</NewTabLink>
      <NewTabLink to="/agreements/tos">Terms of Use</NewTabLink>
      <NewTabLink to="/agreements/privacy">Privacy Policy</NewTabLink>
      <Link to="/credits">Credits</Link>
      {communityUrl && (
        <a href={communityUrl} rel="noreferrer">
          Community chat
        </a>
      )}
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </footer>
  );
}
