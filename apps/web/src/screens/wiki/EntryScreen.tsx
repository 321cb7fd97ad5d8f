import { isWikiSection, type WikiSection } from '@slumberfell/engine';
import { useParams } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { DungeonEntry } from './DungeonEntry.tsx';
import { EnemyEntry } from './EnemyEntry.tsx';
import { ItemPage } from './ItemPage.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { RecipeEntry } from './RecipeEntry.tsx';
import { RegionEntry } from './RegionEntry.tsx';
import { SkillEntry } from './SkillEntry.tsx';

const PAGES: Readonly<Record<WikiSection, ComponentType<{ readonly id: number }>>> = {
  items: ({ id }) => <ItemPage itemId={id} />,
  enemies: EnemyEntry,
  regions: RegionEntry,
  dungeons: DungeonEntry,
  skills: SkillEntry,
  recipes: RecipeEntry,
};

/** An entry of the Wiki. */
export function EntryScreen(): ReactNode {
  const { section, entryId } = useParams({ from: '/app/game/wiki/$section/$entryId' });
  if (!isWikiSection(section)) return <NoSuchEntry />;
  const Page = PAGES[section];
  return <Page key={entryId} id={Number(entryId)} />;
}
