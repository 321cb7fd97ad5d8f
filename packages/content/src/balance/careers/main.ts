/**
 * `npm run careers -- newcomer 30 1` plays the career of a kind of player, for so many days and with a seed,
 * by the advice of the game, and prints what each day brings. `--json` prints one JSON line for each day.
 * `npm run careers -- --story` plays the careers that follow the story, and writes their part of
 * docs/balance.md.
 */
import { parseArgs } from 'node:util';
import { writeBalancePart } from '../balance-file.ts';
import { tableEnd, tableHead, tableLine } from './career-table.ts';
import { type DayRecord, recordedDays } from './day-record.ts';
import { CAREER_KINDS } from './policy.ts';
import { playStory, STORY_KINDS } from './story/story-career.ts';
import { storySection } from './story/story-section.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, story: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.story) measureStory();
else printDays();

function measureStory(): void {
  const careers = STORY_KINDS.map((measured) =>
    playStory(measured, ({ day, player: { shown } }) => {
      if (day % 10 === 0) console.log(`${measured.kind}, day ${day}: chapter ${shown.quests.chapter}`);
    }),
  );
  writeBalancePart('story', storySection(careers));
}

function printDays(): void {
  const [name, days = '7', seed = '1'] = positionals;
  const kind = CAREER_KINDS.find((one) => one === name);
  if (kind === undefined || !(Number(days) >= 1) || !(Number(seed) >= 1)) {
    const kinds = CAREER_KINDS.join(', ');
    console.error(
      `Usage: npm run careers -- KIND [DAYS] [SEED] [--json]\nKIND: ${kinds}\nOr: npm run careers -- --story`,
    );
    process.exit(1);
  }
  let last: DayRecord | null = null;
  if (!values.json) console.log(tableHead());
  for (const record of recordedDays(kind, Number(days), Number(seed))) {
    console.log(values.json ? JSON.stringify(record) : tableLine(record));
    last = record;
  }
  if (!values.json && last !== null) console.log(tableEnd(last));
}
