import { type WikiSection, wikiEntry } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { PictureOf, pictureOfEntry } from '../entry-pictures/PictureOf.tsx';
import { WikiLink } from '../wiki/WikiLink.tsx';

interface EntryProps {
  readonly section: WikiSection;
  readonly id: number;
}

/** The picture of what a chronicle names, as a square as wide as its container. */
export function EntryPicture({ section, id }: EntryProps): ReactNode {
  const picture = pictureOfEntry(section, id, useWorld());
  return picture && <PictureOf picture={picture} />;
}

/** Its name as a link to its page. `name` is for what the world does not have any more. */
export function EntryLink({ section, id, name }: EntryProps & { readonly name: string }): ReactNode {
  const world = useWorld();
  const item = section === 'items' ? world.item(id) : undefined;
  if (wikiEntry(section, id, world) === undefined) return name;
  return (
    <WikiLink section={section} id={id}>
      {item ? <QualityName item={item} /> : name}
    </WikiLink>
  );
}
