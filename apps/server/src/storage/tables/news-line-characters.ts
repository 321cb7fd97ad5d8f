import type { CharacterRequest } from '../database/character-request.ts';
import type { Reader } from '../database/schema.ts';
import { isNotDeleted } from './characters/columns.ts';
import { isNotHidden } from './decisions.ts';

declare module '../database/schema.ts' {
  interface Schema {
    news_line_characters: NewsLineCharactersTable;
  }
}

/** The characters of lines. Names are looked up when a line is read, so that a new name shows at once. */
interface NewsLineCharactersTable {
  character_id: number;
  /** The chapter that the character has closed. */
  chapter: number;
  closed_at: number;
  /** Null while the character waits for the next line. */
  line_id: number | null;
}

/** Has a character wait for the next line. It is named once for each chapter. */
export const insertLineCharacter: CharacterRequest<
  { readonly chapter: number; readonly closedAt: number },
  void
> = {
  name: 'name the character in the news',
  async alone(tx, _kind, characterId, { chapter, closedAt }) {
    await tx
      .insertInto('news_line_characters')
      .values({ character_id: characterId, chapter, closed_at: closedAt, line_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};

/** The characters of lines that other players may see: those that are neither hidden nor deleted. */
export const visibleCharacters = (db: Reader) =>
  db
    .selectFrom('characters')
    .where(isNotDeleted)
    .where(isNotHidden)
    .innerJoin('news_line_characters', 'news_line_characters.character_id', 'characters.id');

/** The characters that wait for the next line and have closed their chapter at `since` or later. */
export const waitingCharacters = (db: Reader, since: number) =>
  visibleCharacters(db)
    .select(['character_id', 'chapter'])
    .where('line_id', 'is', null)
    .where('closed_at', '>=', since);
