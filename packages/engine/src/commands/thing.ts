import { idOf, wordOf } from '../inputs/field.ts';
import { WANTED_KINDS } from '../state/wanted.ts';

/** The fields of an item or an item set (`Wanted`). */
export const THING = { kind: wordOf(WANTED_KINDS), id: idOf('thing') } as const;
