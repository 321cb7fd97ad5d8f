import type { Kysely } from 'kysely';
import { initialSchema } from './0001-initial-schema.ts';
import { keptContent } from './0002-kept-content.ts';
import { outbox } from './0003-outbox.ts';
import { attempts } from './0004-attempts.ts';
import { accountTokens } from './0005-account-tokens.ts';
import { rankings } from './0006-rankings.ts';
import { administration } from './0007-administration.ts';
import { secondFactors } from './0008-second-factors.ts';
import { ownData } from './0009-own-data.ts';
import { nodes } from './0010-nodes.ts';
import { idleReports } from './0011-idle-reports.ts';
import { sessionEnds } from './0012-session-ends.ts';
import { sessionFactors } from './0013-session-factors.ts';
import { storedVersions } from './0014-stored-versions.ts';
import { chronicles } from './0015-chronicles.ts';
import { trophyRanks } from './0016-trophy-ranks.ts';
import { settledInstants } from './0017-settled-instants.ts';
import { devices } from './0018-devices.ts';
import { alertOutbox } from './0019-alert-outbox.ts';
import { endLetters } from './0020-end-letters.ts';
import { alertChecks } from './0021-alert-checks.ts';
import { celebratedFirsts } from './0022-celebrated.ts';
import { sharedChronicles } from './0023-shared-chronicles.ts';
import { invites } from './0024-invites.ts';
import { reports } from './0025-reports.ts';
import { news } from './0026-news.ts';
import { decisions } from './0027-decisions.ts';
import { consents } from './0028-consents.ts';
import { reportNetworks } from './0029-report-networks.ts';
import { heldNames } from './0030-held-names.ts';
import { deviceProofs } from './0031-device-proofs.ts';
import { publicOrigin } from './0032-public-origin.ts';
import { rankedOften } from './0033-ranked-often.ts';
import { newsLines } from './0034-news-lines.ts';
import { chapterAlerts } from './0035-chapter-alerts.ts';
import type { SchemaDifferences } from './schema-differences.ts';

/** A step of the schema. It runs in the transaction of all pending steps. */
export type SchemaStep = (db: Kysely<unknown>, differences: SchemaDifferences) => Promise<void>;

/** All steps of the schema, in order. A released step is never edited. */
export const MIGRATIONS: Readonly<Record<string, SchemaStep>> = {
  '0001-first-night': initialSchema,
  '0002-kept-content': keptContent,
  '0003-outbox': outbox,
  '0004-attempts': attempts,
  '0005-account-tokens': accountTokens,
  '0006-rankings': rankings,
  '0007-administration': administration,
  '0008-second-factors': secondFactors,
  '0009-own-data': ownData,
  '0010-nodes': nodes,
  '0011-idle-reports': idleReports,
  '0012-session-ends': sessionEnds,
  '0013-session-factors': sessionFactors,
  '0014-stored-versions': storedVersions,
  '0015-chronicles': chronicles,
  '0016-trophy-ranks': trophyRanks,
  '0017-settled-instants': settledInstants,
  '0018-devices': devices,
  '0019-alert-outbox': alertOutbox,
  '0020-end-letters': endLetters,
  '0021-alert-checks': alertChecks,
  '0022-celebrated': celebratedFirsts,
  '0023-shared-chronicles': sharedChronicles,
  '0024-invites': invites,
  '0025-reports': reports,
  '0026-news': news,
  '0027-decisions': decisions,
  '0028-consents': consents,
  '0029-report-networks': reportNetworks,
  '0030-held-names': heldNames,
  '0031-device-proofs': deviceProofs,
  '0032-public-origin': publicOrigin,
  '0033-ranked-often': rankedOften,
  '0034-news-lines': newsLines,
  '0035-chapter-alerts': chapterAlerts,
};
