import { type Enemy, type Item, ItemCategory, type World } from '@slumberfell/engine';
import { capital } from '../../../../lib/text/capital.ts';
import { STYLE_NAMES } from '../../../../ui/pictures/names.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { odds, oddsBetween } from '../../facts/odds.ts';
import { petHours } from '../../facts/skill-facts.ts';
import { anyOf, counted, points } from '../../facts/words.ts';
import { chanceOf, inCategory, span } from '../../facts/world-facts.ts';

/** The plural of each enemy family. The world's data has only the singular. */
const PLURALS: Readonly<Record<string, string>> = {
  undead: 'undead',
  humanoid: 'humanoids',
  scaled: 'scaled things',
};

/** The sources of a pet with their probabilities, as text. */
function whereabouts(world: World, pet: Item): string {
  const hunted = world.sets.enemies.flatMap((enemy) => {
    const chance = chanceOf(world, enemy, ({ id }) => id === pet.id);
    return chance > 0 ? [{ enemy, chance }] : [];
  });
  const [only] = hunted;
  if (only === undefined) {
    const skill = world.sets.skills.find(({ id }) => id === pet.skillId)?.name ?? '';
    return `Any ${skill} action, about once in ${petHours(world, pet.skillId ?? 0)} hours`;
  }
  if (hunted.length === 1) return `${only.enemy.name}, ${odds(only.chance)}`;
  return `${capital(preyOf(hunted.map(({ enemy }) => enemy)))}, ${oddsBetween(span(hunted.map(({ chance }) => chance)))}`;
}

/**
 * The enemies as text: `Melee enemies` when all have that attack style; else the plurals of their families,
 * such as `humanoids or undead`.
 */
function preyOf(enemies: readonly Enemy[]): string {
  const styles = new Set(enemies.map(({ attackStyle }) => attackStyle));
  const [style] = styles;
  if (styles.size === 1 && style !== undefined) return `${STYLE_NAMES[style]} enemies`;
  const families = new Set(enemies.map(({ family }) => family));
  return anyOf([...families].map((family) => PLURALS[family] ?? `${family}s`).sort());
}

/** Guide article: sources and bonuses of pets (game-design 6.2). */
export const pets: Write = (world) => {
  const all = inCategory(world, ItemCategory.Pet);
  const bonuses = all.map(({ bonusExperiencePercentage = 0 }) => bonusExperiencePercentage);
  const skillName = (skillId = 0) => world.sets.skills.find(({ id }) => id === skillId)?.name ?? '';
  const best = Math.max(
    ...world.sets.skills.map(({ id }) =>
      all
        .filter(({ skillId }) => skillId === id)
        .reduce((sum, { bonusExperiencePercentage = 0 }) => sum + bonusExperiencePercentage, 0),
    ),
  );
  return {
    lead: 'Small things that followed you out of a dream and pretend to be lost. They are not lost. They have chosen.',
    sections: [
      section(
        'What they do',
        `There are **${counted(all.length, 'pet')}**. Each adds ${anyOf([...new Set(bonuses)].map((bonus) => points(bonus)))} to the experience of one skill, from the moment you tame it and for ever.`,
        list(
          `Choose it in your ${screenLink('/inventory', 'Inventory')} and press **Tame**. From then on it lives with you and is no longer an item. ${screenLink('/pets', 'Pets')} shows who has come so far.`,
          `The bonuses of different pets for one skill add up; the most that a skill can get is ${points(best)}.`,
          `One of them can **come with you**, and then does something more: ${articleLink('traits-and-tricks')}.`,
          'A pet is tamed once. Another of the same kind can be sold, if you can look at it while you do.',
          'Fractions of a point are kept, so the bonus is exact however small the gain.',
        ),
      ),
      section(
        'Who they are',
        table(
          'Every pet, and where it is found',
          ['Pet', 'Skill', 'Bonus'],
          all.map((item) => [
            { item, note: whereabouts(world, item) },
            skillName(item.skillId),
            points(item.bonusExperiencePercentage ?? 0),
          ]),
        ),
        'Some follow those who fight, and some those who do an honest day’s work. None has ever said what decided it.',
      ),
      section(
        'Keepsakes',
        'Every pet drops something before it shows itself: a tuft of wool, a chewed buckle, a whisker. These are trophies, and several times as common as the pet.',
        aside('Where there is a tuft', 'there is a lamb. Keep doing what you were doing.'),
      ),
    ],
  };
};
