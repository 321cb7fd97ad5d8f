// chunk: idle-report
import type { ReactNode } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { Gold } from '../../ui/components/Gold.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { Fold } from './Fold.tsx';
import styles from './Kind.module.css';
import { ReportItemList } from './ReportItemList.tsx';
import { type ReportItem, worthOfItems } from './report-items.ts';
import { Section } from './Section.tsx';
import { counted } from './story.ts';

interface KindProps {
  readonly title: string;
  /** What the line says beside the title while it is folded. */
  readonly sum: ReactNode;
  readonly isFolded: boolean;
  readonly pictures?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a report: below a heading, or folded behind one line. */
export const Kind = ({ title, sum, isFolded, pictures, children }: KindProps) =>
  isFolded ? (
    <Fold
      title={
        <>
          <h3 className={styles.title}>{title}</h3> <span className={styles.sum}>{sum}</span>
        </>
      }
      pictures={pictures}
    >
      {children}
    </Fold>
  ) : (
    <Section title={title}>{children}</Section>
  );

/** The most pictures of a folded line. */
const PICTURES = 4;

interface ItemKindProps {
  readonly title: string;
  readonly items: readonly ReportItem[];
  readonly isFolded: boolean;
  readonly firsts?: ReadonlySet<number>;
}

/** Items of one kind, such as all that were gathered. */
export function ItemKind({ title, items, isFolded, firsts }: ItemKindProps) {
  const world = useWorld();
  return (
    <Kind
      title={title}
      isFolded={isFolded}
      sum={
        <>
          {`${counted(items.length, 'kind')}, worth `}
          <Gold amount={worthOfItems(items, world)} />
        </>
      }
      pictures={<Pictures items={items} />}
    >
      <ReportItemList items={items} {...(firsts && { firsts })} />
    </Kind>
  );
}

/** The first items as small pictures. Decoration. */
export const Pictures = ({ items }: Pick<ItemKindProps, 'items'>) => (
  <span className={styles.pictures} aria-hidden="true">
    {items.slice(0, PICTURES).map(({ item }) => (
      <span key={item.id}>
        <ItemPicture item={item} />
      </span>
    ))}
  </span>
);
