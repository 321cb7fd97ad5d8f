import { type Shown, SKILLS, skillsOf } from '@slumberfell/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownArbitrary } from '../testing/shown-arbitrary.ts';
import { layoutData } from './layout.ts';
import { type Catalogue, presentLayout } from './present.ts';
import { readCharacter } from './read.ts';

const catalogue: Catalogue = {
  skills: SKILLS.map(({ id, name }) => ({ id, name, order: id })),
  crafteable: () => ({ skillId: 1, baseActionTime: 5 }),
};

const layoutOf = (shown: Shown, now = shown.eventAt) =>
  presentLayout(
    {
      accountStatus: { status: 'Guest', isGuest: true },
      newsSeenUpTo: 0,
      decisions: [],
      identity: { id: 7, name: 'Ann', appearanceId: 3 },
      shown,
      revision: 12,
      now,
      activeCharacters: 2,
      idleReport: null,
      endedUnseen: null,
      waitsUntil: null,
    },
    catalogue,
  );

const example = (): Shown => fc.sample(shownArbitrary, { numRuns: 1, seed: 1 })[0] as Shown;

describe('layout data', () => {
  it('is read back through JSON as exactly what was shown', () => {
    fc.assert(
      fc.property(shownArbitrary, (shown) => {
        const wire = layoutData.parse(JSON.parse(JSON.stringify(layoutOf(shown))));
        expect(readCharacter(wire)).toStrictEqual(shown);
      }),
      { numRuns: 500 },
    );
  });

  it('names the fourteen gathering and crafting skills and keeps combat apart', () => {
    const experience = Array.from({ length: 20 }, (_, index) => index + 100);
    const { characterData } = layoutOf({ ...example(), experience });
    expect(characterData.skillsData.map(({ name }) => name)).toEqual(
      skillsOf('gathering', 'crafting').map(({ name }) => name),
    );
    expect(characterData.skillsData[13]).toEqual({ id: 14, name: 'Cooking', experience: 113 });
    expect(characterData.combatAttributes).toMatchObject({
      healthExperience: 114,
      defenceExperience: 115,
      attackExperience: 116,
      meleeExperience: 117,
      rangeExperience: 118,
      magicExperience: 119,
    });
  });

  it('has the remaining time of a crafting session', () => {
    const action = {
      kind: 'craft',
      startAt: 1_000,
      limitAt: 9_000_000,
      content: 'v1',
      itemId: 1010,
      actionAt: 11_000,
      done: 2,
      target: 10,
      requested: 10,
    } as const;
    const { activeCraftingActionData: craft } = layoutOf({ ...example(), action, eventAt: 11_000 }, 12_500);
    expect(craft).toMatchObject({
      skillId: 1,
      actionTime: 5,
      totalSessionDuration: 50,
      remainingSessionDuration: 39,
    });
  });

  it('has the end of a pull and of a turn', () => {
    const pull = {
      kind: 'hunt',
      startAt: 0,
      limitAt: 1,
      content: 'v1',
      regionId: 1,
      phase: 'pull',
      phaseAt: 10_000,
      pullTime: 4_000,
      enemyId: null,
      enemyHealth: 0,
      fighter: null,
    } as const;
    expect(layoutOf({ ...example(), action: pull }).combatActionContext).toMatchObject({
      phaseEndTime: 14_000,
      combatInstanceContext: null,
    });
    const fight = { ...pull, phase: 'fight', pullTime: 0, enemyId: 101 } as const;
    expect(layoutOf({ ...example(), action: fight }).combatActionContext?.phaseEndTime).toBe(13_000);
  });
});

describe('the presenter', () => {
  it('lets out nothing that it does not list', () => {
    fc.assert(
      fc.property(shownArbitrary, (shown) => {
        expect(JSON.stringify(layoutOf(planted(shown) as Shown))).not.toContain(CANARY);
      }),
      { numRuns: 200 },
    );
  });

  it('would send a planted value if it spread its input', () => {
    expect(JSON.stringify(planted(example()))).toContain(CANARY);
  });
});

const CANARY = 'hidden-canary';

/** A copy of the value with unknown fields in every object. The unknown fields hold the canary. */
function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => planted(entry));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, inner]) => [field, planted(inner)]);
  return { ...Object.fromEntries(fields), seed: CANARY, hidden: { seed: CANARY } };
}
