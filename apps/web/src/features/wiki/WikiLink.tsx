import type { Item, WikiSection } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { QualityName } from '../../ui/components/QualityName.tsx';
import styles from './WikiLink.module.css';

interface WikiLinkProps {
  readonly section: WikiSection;
  readonly id: number;
  /** CSS class of the link. Without a class it looks like text with a dotted underline. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Called when a link to the Wiki is followed. A dialog that stays open from screen to screen closes itself
 * with it.
 */
export const WikiLinkFollowed = createContext<(() => void) | undefined>(undefined);

/** A link to an entry of the Wiki. */
export function WikiLink({ section, id, className = styles.link, children }: WikiLinkProps) {
  const onClick = useContext(WikiLinkFollowed);
  return section === 'items' ? (
    <Link to="/items/$itemId" params={{ itemId: String(id) }} className={className} onClick={onClick}>
      {children}
    </Link>
  ) : (
    <Link
      to="/wiki/$section/$entryId"
      params={{ section, entryId: String(id) }}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}

/** An item's name in the colour of its quality, as a link to the item's page. */
export const ItemLink = ({ item }: { readonly item: Item }) => (
  <WikiLink section="items" id={item.id}>
    <QualityName item={item} />
  </WikiLink>
);
