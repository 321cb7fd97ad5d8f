import type { DecisionInput, ManagedCharacter, RenameInput } from '@slumberfell/protocol';
import type { NameRules } from '../characters/names/name-rules.ts';
import { isRefused, type Refused, refusedAt } from '../errors.ts';
import { isUniqueViolation } from '../storage/database/unique-violation.ts';
import type { Writer } from '../storage/storage.ts';
import { type AuditEntry, insertAudit } from '../storage/tables/audit.ts';
import type { CharacterIdentity } from '../storage/tables/characters/columns.ts';
import { lockHead } from '../storage/tables/characters/locked-rows.ts';
import { characterIdentity, characterNamed, renameCharacter } from '../storage/tables/characters/rows.ts';
import { decisionsAbout, hidingDecision, insertDecision } from '../storage/tables/decisions.ts';
import { holdName, leaveName, NameIsHeld } from '../storage/tables/held-names.ts';
import type { RankingChange } from '../storage/tables/rankings/columns.ts';
import { setHidden } from '../storage/tables/rankings/rows.ts';
import { closeReportsOfName } from '../storage/tables/reports/columns.ts';
import type { Deciding } from './deciding.ts';

/** What the leaderboards get after a character was hidden, or shown again. */
export interface HidingDecided {
  readonly changes: readonly RankingChange[];
}

/** Finds a character by its name. Notes it in the audit log. */
export async function managedCharacter(
  { storage, actor }: Deciding,
  name: string,
): Promise<ManagedCharacter | Refused> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const found = await characterNamed(tx, name);
    const action = { at, actor, action: 'managed-character' } as const;
    if (found === null) {
      await insertAudit(tx, { ...action, subject: null, outcome: 'character/unknown' });
      return { refused: 'character/unknown' };
    }
    await insertAudit(tx, { ...action, subject: subjectOf(found), outcome: 'done' });
    const decisions = await decisionsAbout(tx, found.id);
    const isHidden = (await hidingDecision(tx, found.id)) !== null;
    const { id, accountId, createdAt } = found;
    return { id, name: found.name, accountId, createdAt, isHidden, decisions };
  });
}

/**
 * Gives a character another name. Its player is told, and the open reports of the earlier name are closed.
 * The earlier name is kept for the character for `DECISION_LIMITS.nameKeptDays` days.
 * @param names the rules that hold for the new name, too.
 * @returns null when it has the name.
 */
export async function decideName(
  { storage, actor }: Deciding,
  names: NameRules,
  { id, name, reason }: RenameInput,
): Promise<Refused | null> {
  const refused = names.refusalOf(name);
  try {
    return await decide({ storage, actor }, 'rename-character', id, async (tx, { name: before }, at) => {
      if (refused !== null) return refusedAt('name', refused);
      if (name === before) return refusedAt('name', 'character/name-taken');
      await renameCharacter(tx, id, name);
      await leaveName(tx, id, before, at);
      await holdName(tx, id, name, at);
      await insertDecision(tx, {
        characterId: id,
        at,
        kind: 'renamed',
        reason,
        names: { before, after: name },
      });
      await closeReportsOfName(tx, { characterId: id, name: before }, { at, by: actor, outcome: 'acted' });
      // The audit log has no names, which end with the character.
      return 'done';
    });
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof NameIsHeld)) throw error;
    const taken = refusedAt('name', 'character/name-taken');
    return await decide({ storage, actor }, 'rename-character', id, async () => taken);
  }
}

/** Hides a character from the leaderboards. Its player is told. */
export async function decideHidden(
  deciding: Deciding,
  { id, reason }: DecisionInput,
): Promise<HidingDecided | Refused> {
  let changes: readonly RankingChange[] = [];
  const refused = await decide(deciding, 'hide-character', id, async (tx, _, at) => {
    if ((await hidingDecision(tx, id)) !== null) return { refused: 'character/hidden' };
    changes = await setHidden(tx, deciding.storage.kind, id, true);
    // Without rankings there is no row that would say that it is hidden.
    if (changes.length === 0) return { refused: 'character/not-ranked' };
    await insertDecision(tx, { characterId: id, at, kind: 'hidden', reason });
    return 'done';
  });
  return refused ?? { changes };
}

/** Shows a hidden character on the leaderboards again. Its player is told. */
export async function decideShown(
  deciding: Deciding,
  { id, reason }: DecisionInput,
): Promise<HidingDecided | Refused> {
  let changes: readonly RankingChange[] = [];
  const refused = await decide(deciding, 'show-character', id, async (tx, _, at) => {
    if ((await hidingDecision(tx, id)) === null) return { refused: 'character/not-hidden' };
    changes = await setHidden(tx, deciding.storage.kind, id, false);
    await insertDecision(tx, { characterId: id, at, kind: 'shown', reason });
    return 'done';
  });
  return refused ?? { changes };
}

/**
 * Decides about a locked character, and notes it in the audit log.
 * @param act returns what the audit log says, or why nothing was done.
 * @returns null when it was decided.
 */
async function decide(
  { storage, actor }: Deciding,
  action: AuditEntry['action'],
  id: number,
  act: (tx: Writer, character: CharacterIdentity, at: number) => Promise<string | Refused>,
): Promise<Refused | null> {
  const at = storage.clock.now();
  return await storage.write(async (tx) => {
    const { rows } = await lockHead(tx, storage.kind, { id });
    const character = rows.length === 0 ? null : await characterIdentity(tx, id);
    const outcome: string | Refused =
      character === null ? { refused: 'character/unknown' } : await act(tx, character, at);
    const noted = isRefused(outcome) ? outcome.refused : outcome;
    const subject = character && subjectOf(character);
    await insertAudit(tx, { at, actor, action, subject, outcome: noted });
    return isRefused(outcome) ? outcome : null;
  });
}

const subjectOf = ({ id }: CharacterIdentity): string => `character ${id}`;
