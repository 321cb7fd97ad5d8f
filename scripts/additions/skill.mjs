import { raise } from './project-copy.mjs';

export const SKILL_NAME = 'Dreamweaving';
/** The first number that no leaderboard has. */
export const BOARD = 28;

/**
 * The edits that add a skill.
 * @type {readonly import('./project-copy.mjs').Edit[]}
 */
export const SKILL_EDITS = [
  {
    path: 'packages/engine/src/world/skills.ts',
    edit: (text) =>
      text.replace(
        '\n] as const;',
        `\n  { id: 21, name: '${SKILL_NAME}', kind: 'crafting', board: ${BOARD} },\n] as const;`,
      ),
  },
  { path: 'packages/engine/src/stored/rules-version.ts', edit: raise('RULES_VERSION') },
  { path: 'packages/protocol/src/schemas/protocol-version.ts', edit: raise('PROTOCOL_VERSION') },
  {
    path: 'apps/web/src/ui/pictures/names.ts',
    edit: (text) => text.replace(/(const SKILL_GLYPHS: .* = \{\n)/, `$1  ${SKILL_NAME}: 'sparkles',\n`),
  },
];
