import { Link } from '@tanstack/react-router';
import { LISTINGS, type Listing } from '../../features/guide/contents.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { ArticleTable, FoldedTables } from './ArticleTable.tsx';
import styles from './ArticleView.module.css';
import type { Article, Block } from './article.ts';
import { MarkupText } from './MarkupText.tsx';

/** The text of an article, links to its sections, and links to the articles before and after it. */
export function ArticleText({
  listing,
  article: { lead, sections },
}: {
  readonly listing: Listing;
  readonly article: Article;
}) {
  return (
    <div className={styles.page}>
      <article className={styles.text}>
        <p className={styles.category}>{listing.category.title}</p>
        <h1>{listing.title}</h1>
        <p className={styles.lead}>
          <MarkupText text={lead} />
        </p>
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and never move
              <BlockView key={index} block={block} />
            ))}
          </section>
        ))}
        <PreviousAndNext listing={listing} />
      </article>
      <nav className={styles.sections} aria-label="On this page">
        <h2>On this page</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link {...guidePath(listing.id)} hash={id}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <MarkupText text={block} />
      </p>
    );
  switch (block.kind) {
    case 'table':
      return <ArticleTable table={block} />;
    case 'folds':
      return <FoldedTables folds={block} />;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <MarkupText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'aside':
      return (
        <aside className={styles.aside} aria-label={block.title}>
          <h3>{block.title}</h3>
          {block.lines.map((line) => (
            <p key={line}>
              <MarkupText text={line} />
            </p>
          ))}
        </aside>
      );
  }
}

/** Links to the previous and the next article, in the order of the contents. */
function PreviousAndNext({ listing }: { readonly listing: Listing }) {
  const place = LISTINGS.findIndex(({ id }) => id === listing.id);
  const before = LISTINGS[place - 1];
  const after = LISTINGS[place + 1];
  return (
    <nav className={styles.neighbouring} aria-label="Neighbouring articles">
      {before && (
        <Link {...guidePath(before.id)} rel="prev">
          <small>Previous</small>
          <span>{before.title}</span>
        </Link>
      )}
      {after && (
        <Link {...guidePath(after.id)} rel="next" className={styles.next}>
          <small>Next</small>
          <span>{after.title}</span>
        </Link>
      )}
    </nav>
  );
}
