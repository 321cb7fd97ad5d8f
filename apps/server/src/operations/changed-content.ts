import { contentVersion, setVersions } from '@slumberfell/content';
import { UnreadableValue } from '@slumberfell/engine/stored';
import { contentIn } from '../content/import.ts';
import type { Reader } from '../storage/database/schema.ts';
import { contentTimeline } from '../storage/tables/content-timeline.ts';

/**
 * Compares all stored content with its versions, which are hashes of it. SQLite does not notice bytes that
 * have changed within a text.
 * @throws UnreadableValue when content differs from its version, or is missing.
 */
export async function refuseChangedContent(db: Reader): Promise<void> {
  const versions = new Set((await contentTimeline(db)).map(({ version }) => version));
  for (const version of versions) {
    const { sets, newCharacter, quests, lore } = await contentIn(db, version);
    if (contentVersion(setVersions(sets), newCharacter, quests, lore) !== version)
      throw new UnreadableValue(`The stored content ${version} is damaged: it is not that of its version.`);
  }
}
