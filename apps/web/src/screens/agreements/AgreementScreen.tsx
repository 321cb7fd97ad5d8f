import { Link } from '@tanstack/react-router';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import styles from './AgreementScreen.module.css';
import type { Agreement, Section } from './agreement.ts';
import { HostContact } from './Host.tsx';
import { dayOf, VERSIONS } from './versions.ts';

/** A legal page (specification 2.8): its version, its contents, its sections, and its earlier versions. */
export function AgreementScreen({ agreement }: { readonly agreement: Agreement }) {
  const versions = VERSIONS[agreement.name];
  const sections: readonly Section[] = [
    ...agreement.sections,
    { id: 'contact', title: 'Reaching the host', body: <HostContact /> },
    {
      id: 'versions',
      title: 'Versions of this page',
      body: (
        <dl>
          {versions.map((version) => (
            <div key={version.date}>
              <dt>{dayOf(version)}</dt>
              <dd>{version.changes}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ];
  return (
    <PublicPage title={agreement.title} width="wide">
      <div className={styles.page}>
        <p className={styles.version}>{`Version of ${dayOf(versions[0])}`}</p>
        <nav className={styles.agreements} aria-label="Agreements">
          <Link to="/agreements/rules">Rules</Link>
          <Link to="/agreements/tos">Terms of Use</Link>
          <Link to="/agreements/privacy">Privacy Policy</Link>
        </nav>
        <nav className={styles.contents} aria-label="Contents">
          <h2>Contents</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          <div className={styles.lead}>{agreement.lead}</div>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {body}
            </section>
          ))}
        </article>
      </div>
    </PublicPage>
  );
}
