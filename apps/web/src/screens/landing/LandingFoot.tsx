import type { PublicSettings } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { publicSettings } from '../../api/public-settings.ts';
import styles from './LandingFoot.module.css';

/** Where the players talk and how the host is reached, if the host says so; and who drew all this. */
export function LandingFoot() {
  const [{ communityUrl, contactEmail }, setSettings] = useState<PublicSettings>({});
  useEffect(() => {
    void publicSettings().then(setSettings);
  }, []);
  return (
    <footer className={styles.foot}>
      {communityUrl && (
        <a href={communityUrl} rel="noreferrer">
          Community chat
        </a>
      )}
      <Link to="/credits">Credits</Link>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
    </footer>
  );
}
