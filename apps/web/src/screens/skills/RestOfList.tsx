import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './RestOfList.module.css';
import { RECIPE_PARTS, type RecipePart, type RecipeStanding } from './recipe-standings.ts';

type OtherPart = Exclude<RecipePart, 'now'>;

const TITLES: Readonly<Record<OtherPart, string>> = {
  outgrown: 'You have outgrown these',
  elsewhere: 'In other regions',
  later: 'Not yet: a level or a recipe is missing',
};

const COUNTS: Readonly<Record<OtherPart, string>> = {
  outgrown: 'outgrown',
  elsewhere: 'in other regions',
  later: 'not yet',
};

const isOther = (part: RecipePart): part is OtherPart => part !== 'now';

interface RestOfListProps {
  readonly standings: readonly RecipeStanding[];
  readonly rest: 'folded' | 'shown' | 'all';
  readonly onFold: (isFolded: boolean) => void;
  /** Renders the rows of one part. */
  readonly children: (standings: readonly RecipeStanding[]) => ReactNode;
}

/** The recipes that the character cannot use now or has outgrown, and the button that shows them. */
export function RestOfList({ standings, rest, onFold, children }: RestOfListProps) {
  const id = useId();
  const parts = RECIPE_PARTS.filter(isOther).flatMap((part) => {
    const ofPart = standings.filter((standing) => standing.part === part);
    return ofPart.length > 0 ? [{ part, ofPart }] : [];
  });
  const counts = parts.map(({ part, ofPart }) => `${formatNumber(ofPart.length)} ${COUNTS[part]}`).join(', ');
  return (
    <>
      {rest !== 'all' && (
        <Button
          variant="default"
          fullWidth
          className={styles.button}
          aria-expanded={rest === 'shown'}
          aria-controls={id}
          onClick={() => onFold(rest === 'shown')}
        >
          {rest === 'shown' ? 'Hide the rest' : `Show the rest: ${counts}`}
        </Button>
      )}
      <div id={id} hidden={rest === 'folded'}>
        {rest !== 'folded' &&
          parts.map(({ part, ofPart }) => (
            <Panel key={part} flush title={TITLES[part]} className={styles.part}>
              {children(ofPart)}
            </Panel>
          ))}
      </div>
    </>
  );
}
