import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import type { ItemSetChoice } from '../traits/item-sets.ts';
import { WikiLinkFollowed } from '../wiki/WikiLink.tsx';
import styles from './ItemSetFacts.module.css';

/** The name of an item set, as a link to the Wiki's list of its pieces. */
export function ItemSetLink({ itemSet }: { readonly itemSet: ItemSetChoice }) {
  const onClick = useContext(WikiLinkFollowed);
  return (
    <Link
      to="/wiki/$section"
      params={{ section: 'items' }}
      search={{ set: itemSet.id }}
      className={styles.link}
      onClick={onClick}
    >
      {itemSet.name}
    </Link>
  );
}
