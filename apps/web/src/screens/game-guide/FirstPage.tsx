import { Link } from '@tanstack/react-router';
import { CONTENTS } from '../../features/guide/contents.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { useTitle } from '../../ui/components/use-title.ts';
import styles from './FirstPage.module.css';

const ABOUT = {
  general: 'How the mountain works, and why it does not mind your going to bed.',
  combat: 'What walks about out there, and how to be left standing afterwards.',
  skills: 'Everything that can be picked, dug, felled, caught or made.',
} as const;

/** The guide's first page: all articles, each with a short description. */
export function FirstPage() {
  useTitle('Game Guide');
  return (
    <div className={styles.page}>
      <h1>Game Guide</h1>
      <p className={styles.lead}>
        Written in Wick, by lantern light, by people who tried it first. Read what you need; the rest will
        keep.
      </p>
      {CONTENTS.map(({ id, title, articles }) => (
        <section key={id}>
          <h2>{title}</h2>
          <p className={styles.about}>{ABOUT[id]}</p>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <Link {...guidePath(article.id)}>
                  <b>{article.title}</b>
                  <small>{article.about}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
