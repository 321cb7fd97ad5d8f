import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ItemPage } from './ItemPage.tsx';

/** The page of an item. */
export function ItemScreen(): ReactNode {
  const { itemId } = useParams({ from: '/app/game/items/$itemId' });
  return <ItemPage key={itemId} itemId={Number(itemId)} />;
}
