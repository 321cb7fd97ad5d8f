import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Category, CONTENTS } from '../../features/guide/contents.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import styles from './ContentsList.module.css';

/** The categories with their articles (specification 2.90). Each category can be collapsed. */
export function ContentsList() {
  return (
    <nav className={styles.contents} aria-label="Guide">
      {CONTENTS.map((category) => (
        <CategoryArticles key={category.id} category={category} />
      ))}
    </nav>
  );
}

function CategoryArticles({ category }: { readonly category: Category }) {
  const [open, setOpen] = useState(true);
  const list = `guide-${category.id}`;
  return (
    <section>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {category.title}
        </button>
      </h2>
      <ul id={list} hidden={!open}>
        {category.articles.map(({ id, title }) => (
          <li key={id}>
            <Link {...guidePath(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
