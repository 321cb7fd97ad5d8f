import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { type CombatAction, type Equipment, openWorld } from '@slumberfell/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountingTraitsText } from './CountingTraitsDialog.tsx';
import { countingTraits } from './counting-traits.ts';
import { TraitsButton } from './TraitsButton.tsx';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const idOf = (name: string) => sets.items.find((item) => item.name === name)?.id ?? 0;
const BELL = idOf("Bellwether's Bell");
const ROD = idOf("Lamplighter's Rod");
const [MOLE, PUP] = [idOf('Pebblesnout Mole'), idOf('Hearth Pup')];

/** The text of the dialog, with one space for each tag. */
function textAgainst(
  name: string,
  bearers: readonly number[],
  equipment: Equipment,
  companion: number | null = null,
): string {
  const enemy = sets.enemies.find((one) => one.name === name) ?? null;
  const action = { phase: 'fight', bearers } as CombatAction;
  const traits = countingTraits(action, { equipment, companion }, enemy, world);
  const html = renderToStaticMarkup(<CountingTraitsText traits={traits} enemy={enemy} />);
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

test('gives the sentences of the pieces and of the enemy', () => {
  const text = textAgainst('Barrow Reeve', [BELL], { necklace: BELL });
  expect(text).toContain("Bellwether's Bell Haste. The next enemy comes 0.6 s sooner.");
  expect(text).toContain('Barrow Reeve Trick: 40% of the damage that it deals heals it.');
  expect(text).not.toMatch(/do nothing|next fight|put off/);
});

test('gives the item sets of which traits count, with the number of pieces', () => {
  const both = textAgainst('Buttonhopper', [BELL, ROD], { necklace: BELL, weapon: ROD });
  expect(both).toContain('Borrowed from Wick (item set), with 2 pieces Thrift. ');
  expect(textAgainst('Buttonhopper', [BELL], { necklace: BELL })).not.toContain('item set');
});

test('says that they do not count against an enemy with Hush', () => {
  expect(textAgainst('Sister Hush', [BELL], { necklace: BELL })).toContain(
    'They do nothing in the turns against Sister Hush.',
  );
  expect(textAgainst('Sister Hush', [], {})).not.toContain('They do nothing');
});

test('says which pieces count from the next fight, and which no longer', () => {
  const text = textAgainst('Buttonhopper', [BELL], { weapon: ROD });
  expect(text).toContain("You are wearing Lamplighter's Rod: what it does counts from the next fight.");
  expect(text).toContain(
    "You have taken off Bellwether's Bell: what it does counts until this fight is over.",
  );
});

test('says that a companion counts from the next fight, and no longer', () => {
  const text = textAgainst('Buttonhopper', [MOLE, BELL], { necklace: BELL }, PUP);
  expect(text).toContain('Hearth Pup comes with you: what it does counts from the next fight.');
  expect(text).toContain(
    'Pebblesnout Mole no longer comes with you: what it does counts until this fight is over.',
  );
  expect(text).not.toMatch(/You wear|put off/);
});

const button = (props: { readonly titles: readonly string[]; isHushed?: boolean; changes?: boolean }) =>
  renderToStaticMarkup(<TraitsButton label="Your traits" onClick={() => undefined} {...props} />).replaceAll(
    /<[^>]+>/g,
    '',
  );

test('the button has the words, says that they are hushed or changed, and is not there without any', () => {
  expect(button({ titles: ['Echo', 'Mend'] })).toBe('Your traits: Echo, Mend');
  expect(button({ titles: ['Echo', 'Mend', 'Haste'] })).toBe('Your traits: 3 traits');
  expect(button({ titles: ['Echo'], isHushed: true })).toBe('Your traits: Hushed');
  expect(button({ titles: [], changes: true })).toContain('Changes next fight');
  expect(button({ titles: [] })).toBe('');
});
