import { insertBefore } from './project-copy.mjs';

/** The new files of the command. */
const DEFINITION = `import { NOTHING } from '../inputs/field.ts';
import { clearJunkObstacles } from '../obstacles/marks.ts';
import { command } from './command.ts';

/** Removes the mark of junk from all items. */
export const clearJunk = command({
  name: 'clear-junk',
  section: 'character',
  summary: 'Remove all marks of junk',
  input: NOTHING,
  refusals: ['junk/none'],
  obstacles: clearJunkObstacles,
  run(draft) {
    draft.emit({ type: 'OnJunkChange', itemIds: draft.shown.junk, junk: false });
  },
});
`;

const TEST = `import { expect, test } from 'vitest';
import { always, executeAt, refused, START, testItem, testState, testWorld } from '../testing/index.ts';
import type { Command } from './registry.ts';

const timeline = always(testWorld({ items: [testItem({ id: 1 }), testItem({ id: 2 })] }));
const CLEAR: Command = { name: 'clear-junk', input: {} };

test('clear-junk removes all marks, and is refused without one', () => {
  const state = testState({ junk: [1, 2] });
  executeAt(state, timeline, START, CLEAR);
  expect(state.shown.junk).toEqual([]);
  expect(refused(state, timeline, START, CLEAR)).toBe('junk/none');
});
`;

/**
 * The edits that add the command `clear-junk`, which emits an event that exists and has no new refusal code.
 * The documentation names the files of the command `sell`.
 * @type {readonly import('./project-copy.mjs').Edit[]}
 */
export const COMMAND_EDITS = [
  {
    path: 'packages/engine/src/commands/clear-junk.ts',
    named: 'packages/engine/src/commands/sell.ts',
    edit: () => DEFINITION,
  },
  {
    path: 'packages/engine/src/commands/clear-junk.test.ts',
    named: 'packages/engine/src/commands/sales.test.ts',
    edit: () => TEST,
  },
  {
    path: 'packages/engine/src/commands/registry.ts',
    edit: insertBefore(
      ['import { deleteSet }', "import { clearJunk } from './clear-junk.ts';\n"],
      ["  'pin-wanted': pinWanted,", "  'clear-junk': clearJunk,\n"],
    ),
  },
  {
    path: 'packages/engine/src/obstacles/marks.ts',
    named: 'packages/engine/src/obstacles/trade.ts',
    edit: (text) =>
      `${text}\nexport const clearJunkObstacles = ({ junk }: Shown) => holding(['junk/none', junk.length === 0]);\n`,
  },
  {
    path: 'packages/engine/src/index.ts',
    edit: insertBefore(['keepObstacles, markJunkObstacles }', 'clearJunkObstacles, ']),
  },
  {
    path: 'apps/web/src/screens/inventory/JunkBar.tsx',
    named: 'apps/web/src/screens/inventory/SellModal.tsx',
    edit: insertBefore(
      ['junkLot, sellJunkObstacles }', 'clearJunkObstacles, '],
      ['  const sell = async', '  const [unclearable] = clearJunkObstacles(shown);\n'],
      [
        '    </ActionBar>',
        "      <CommandButton\n        loading={pending}\n        refusal={unclearable ? REFUSALS[unclearable] : null}\n        onClick={() => void run({ name: 'clear-junk', input: {} })}\n      >\n        Keep it all\n      </CommandButton>\n",
      ],
    ),
  },
];

/** The tests that the command must pass, by file. */
export const COMMAND_TESTS = ['packages/engine/src/commands/clear-junk.test.ts'];
