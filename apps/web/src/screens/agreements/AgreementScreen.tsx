import type { AgreementAnswer, AgreementName, PublicSettings } from '@slumberfell/protocol';
import { Link, useRouter } from '@tanstack/react-router';
import { VersionList } from '../../features/agreements/VersionList.tsx';
import { formatVersionDay } from '../../lib/format/version-day.ts';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import { ErrorState } from '../../ui/components/StateNotice.tsx';
import styles from './AgreementScreen.module.css';
import { AgreementText } from './AgreementText.tsx';
import { HostContact } from './HostContact.tsx';

/** The title of a page whose text could not be fetched. */
const TITLES: Readonly<Record<AgreementName, string>> = {
  tos: 'Terms of Use',
  privacy: 'Privacy Policy',
  rules: 'Rules',
};

interface AgreementScreenProps {
  readonly name: AgreementName;
  /** Null when the server could not be reached. */
  readonly agreement: AgreementAnswer | null;
  /** Null when the server could not be reached. */
  readonly settings: PublicSettings | null;
}

/** A legal page (specification 2.8): its version, its contents, its sections, and its earlier versions. */
export function AgreementScreen({ name, agreement, settings }: AgreementScreenProps) {
  return (
    <PublicPage title={agreement?.title ?? TITLES[name]} width="wide">
      {agreement === null ? <Failure /> : <Agreement agreement={agreement} settings={settings} />}
    </PublicPage>
  );
}

function Failure() {
  const router = useRouter();
  return (
    <ErrorState
      title="This page could not be loaded."
      action={
        <button type="button" className={styles.again} onClick={() => void router.invalidate()}>
          Try again
        </button>
      }
    >
      The server did not answer. Please try again in a moment.
    </ErrorState>
  );
}

function Agreement({
  agreement: { versions, lead, sections },
  settings,
}: {
  readonly agreement: AgreementAnswer;
  readonly settings: PublicSettings | null;
}) {
  const contents = [
    ...sections,
    { id: 'contact', title: 'Contacting the host' },
    { id: 'versions', title: 'Versions of this page' },
  ];
  return (
    <div className={styles.page}>
      <p className={styles.version}>{`Version of ${formatVersionDay(versions[0]?.date ?? '')}`}</p>
      <nav className={styles.agreements} aria-label="Agreements">
        <Link to="/agreements/rules">Rules</Link>
        <Link to="/agreements/tos">Terms of Use</Link>
        <Link to="/agreements/privacy">Privacy Policy</Link>
      </nav>
      <nav className={styles.contents} aria-label="Contents">
        <h2>Contents</h2>
        <ol>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <div className={styles.lead}>
          <AgreementText>{lead}</AgreementText>
        </div>
        {sections.map(({ id, title, text }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <AgreementText>{text}</AgreementText>
          </section>
        ))}
        <section id="contact">
          <h2>Contacting the host</h2>
          <HostContact settings={settings} />
        </section>
        <section id="versions">
          <h2>Versions of this page</h2>
          <VersionList versions={versions} />
        </section>
      </article>
    </div>
  );
}
