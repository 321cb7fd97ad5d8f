/**
 * `npm run careers -- newcomer 30 1` plays the career of a kind of player, for so many days and with a seed,
 * by the advice of the game, and prints what each day brings. `--json` prints one JSON line for each day.
 */
import { parseArgs } from 'node:util';
import { tableEnd, tableHead, tableLine } from './career-table.ts';
import { type DayRecord, recordedDays } from './day-record.ts';
import { CAREER_KINDS } from './policy.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const [name, days = '7', seed = '1'] = positionals;
const kind = CAREER_KINDS.find((one) => one === name);
if (kind === undefined || !(Number(days) >= 1) || !(Number(seed) >= 1)) {
  console.error(`Usage: npm run careers -- KIND [DAYS] [SEED] [--json]\nKIND: ${CAREER_KINDS.join(', ')}`);
  process.exit(1);
}
let last: DayRecord | null = null;
if (!values.json) console.log(tableHead());
for (const record of recordedDays(kind, Number(days), Number(seed))) {
  console.log(values.json ? JSON.stringify(record) : tableLine(record));
  last = record;
}
if (!values.json && last !== null) console.log(tableEnd(last));
