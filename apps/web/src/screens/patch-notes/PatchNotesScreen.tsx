import { Link } from '@tanstack/react-router';
import { guidePath } from '../../features/guide/guide-path.ts';
import { COMING_SOON } from '../../features/navigation/coming-soon.ts';
import { useHasScreen } from '../../features/navigation/use-has-screen.ts';
import { VERSION } from '../../lib/version.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { CHAPTERS, type Note } from './notes.ts';
import styles from './PatchNotesScreen.module.css';
import { splitNotes } from './split-notes.ts';

const words = new Intl.ListFormat('en-GB');

/** The features that this version has, and those that are planned (specification 1.5). */
export function PatchNotesScreen() {
  useTitle('Patch Notes');
  const { available, planned } = splitNotes(CHAPTERS, useHasScreen());
  const soon = words.format(COMING_SOON.map(({ label }) => label));
  return (
    <>
      <PageHead title="Patch Notes" beside={<Chip>{VERSION}</Chip>} />
      <Panel brass className={styles.panel}>
        <article className={styles.text}>
          <p className={styles.lead}>
            Version {VERSION}, the first that we leave the door open for. The mountain is still being dreamt:
            things move, numbers change, and alpha players will be rewarded on release.
          </p>
          <div className={styles.chapters}>
            {available.map(({ title, notes }) => (
              <section key={title}>
                <h2>{title}</h2>
                <Notes notes={notes} />
              </section>
            ))}
          </div>
          <section>
            <h2>On its way</h2>
            {planned.length > 0 && <Notes notes={planned} />}
            <p>
              {soon} are in the navigation, marked <b>Coming soon</b>. They are being dreamt by somebody who
              sleeps deeply.
            </p>
          </section>
          <section>
            <h2>Good to know</h2>
            <ul>
              <li>
                A change to the rules or the world never takes away what a session has already made. It counts
                from the next action, the next fight, the next run.
              </li>
              <li>
                How everything works is explained in the <Link {...guidePath()}>game guide</Link>; what the
                alpha means, in <Link {...guidePath('the-alpha')}>an article of its own</Link>.
              </li>
            </ul>
          </section>
        </article>
      </Panel>
    </>
  );
}

const Notes = ({ notes }: { readonly notes: readonly Note[] }) => (
  <ul>
    {notes.map(({ title, text }) => (
      <li key={title}>
        <b>{title}.</b> {text}
      </li>
    ))}
  </ul>
);
