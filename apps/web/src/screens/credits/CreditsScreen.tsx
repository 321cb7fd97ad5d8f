import { credits } from 'virtual:credits';
import type { ReactNode } from 'react';
import { PublicPage } from '../../ui/components/PublicPage.tsx';
import styles from './CreditsScreen.module.css';
import { GlyphAuthor } from './GlyphAuthor.tsx';

/** The authors of all parts from which the game is made, as the licences require. */
export function CreditsScreen() {
  const { glyphs, faces, fonts, libraries } = credits;
  return (
    <PublicPage title="Credits" width="wide">
      <div className={styles.credits}>
        <p>
          Slumberfell is free software under the MIT licence. Its pictures are drawn when it is built, from
          glyphs that others gave to everybody. Thank you; sleep well.
        </p>
        <Part title="Glyphs">
          <p>
            From <a href="https://game-icons.net/">game-icons.net</a>. All of them were changed: those in the
            pictures recoloured, lit and combined with others, those on buttons and in menus recoloured.
          </p>
          <ul className={styles.authors}>
            {glyphs.map((credit) => (
              <GlyphAuthor key={credit.author} credit={credit} />
            ))}
          </ul>
        </Part>
        <Part title="Faces and fonts">
          <ul className={styles.works}>
            {[faces, ...fonts].map(({ name, author, address, licence, changes }) => (
              <li key={name}>
                <a href={address}>{name}</a>{' '}
                <span>{`by ${author}, ${licence}${changes !== 'none' ? `; ${changes}` : ''}`}</span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Libraries">
          <p>
            The licences of those used on the page: <a href="/licences.txt">full texts</a>.
          </p>
          <ul className={styles.libraries}>
            {libraries.map(({ name, licence, address }) => (
              <li key={name}>
                <a href={address}>{name}</a> <small>{licence}</small>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </PublicPage>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
