import type { PublicSettings } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';
import styles from './LandingFoot.module.css';

/**
 * Links to the agreements and the credits, and, if the host has set them, to the players' chat and the host's
 * mail address.
 */
export function LandingFoot({ settings }: { readonly settings: PublicSettings | null }) {
  const { communityUrl, contactEmail } = settings ?? {};
  return (
    <footer className={styles.foot}>
      {(communityUrl || contactEmail) && (
        <p className={styles.line}>
          {communityUrl && (
            <a href={communityUrl} rel="noreferrer">
              Community chat
            </a>
          )}
          {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
        </p>
      )}
      <p className={styles.line}>
        <NewTabLink to="/agreements/rules">Rules</NewTabLink>
        <NewTabLink to="/agreements/tos">Terms of Use</NewTabLink>
        <NewTabLink to="/agreements/privacy">Privacy Policy</NewTabLink>
        <Link to="/credits">Credits</Link>
      </p>
    </footer>
  );
}
