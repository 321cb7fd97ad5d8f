import { cardText, type Item } from '@slumberfell/engine';
import { useEnemyLore } from './use-lore.ts';

interface ItemStoryProps {
  readonly item: Item;
  readonly className?: string | undefined;
}

/** What is told of an item. On a card stands what the character has learned of its enemy. */
export function ItemStory({ item, className }: ItemStoryProps) {
  const { enemyId } = item;
  if (enemyId !== undefined) return <CardStory item={item} enemyId={enemyId} className={className} />;
  return <p className={className}>{item.description}</p>;
}

function CardStory({ item, enemyId, className }: ItemStoryProps & { readonly enemyId: number }) {
  const lore = useEnemyLore(enemyId);
  return (
    // The place of the text is there before it is known which one it is.
    <p className={className} aria-busy={lore === undefined} style={lore === undefined ? HIDDEN : undefined}>
      {lore ? cardText(item, lore) : item.description}
    </p>
  );
}

const HIDDEN = { visibility: 'hidden' } as const;
