import { ItemCategory, type Region, type World } from '@slumberfell/engine';
import { levelBand, resources } from '../../../../features/travel/region-facts.ts';
import { formatNumber } from '../../../../lib/format/number.ts';
import { capital } from '../../../../lib/text/capital.ts';
import { articleLink, list, section, table, type Write } from '../../article.ts';
import { allOf, counted } from '../../facts/words.ts';
import { span } from '../../facts/world-facts.ts';

const fare = ({ travelCost }: Region): string =>
  travelCost > 0 ? `${formatNumber(travelCost)} gold` : 'Free';

const range = (band: readonly [number, number] | null): string => band?.join(' to ') ?? 'None';

function gathered(world: World, region: Region): string {
  const levels = resources(world, region).map(({ level }) => level);
  return range(levels.length > 0 ? span(levels) : null);
}

/** Guide article: levels of the regions, and travelling (game-design 3). */
export const theRegions: Write = (world) => {
  const regions = world.sets.regions;
  const home = regions[0];
  return {
    lead: `The mountain is stacked like blankets: ${counted(regions.length, 'region')}, one above the other. Each has its own weather, its own things to gather, and its own things that would rather not be disturbed.`,
    sections: [
      section(
        'The way up',
        table(
          'Regions',
          ['Region', 'Enemies', 'Gathering', 'Fare'],
          regions.map((region) => [
            region.name,
            range(levelBand(world, region.id)),
            gathered(world, region),
            fare(region),
          ]),
        ),
        'Enemies and Gathering are levels. They overlap: where one region begins to bore you, the next has already begun to be interesting.',
      ),
      section(
        'Travelling',
        list(
          'Open the map in the top bar, read what a region holds, and pay the fare. You are there at once.',
          'The fare depends on the region you go to, not on where you come from.',
          'Whoever pays may go. No region asks for a level; it only answers for it.',
          'Travelling ends what you were gathering or crafting. During combat nobody goes anywhere.',
        ),
        ...(home
          ? [
              `**${home.name} is free**, and always will be. A mountain that can be climbed by mistake has to have a way down.`,
            ]
          : []),
      ),
      section(
        'What depends on where you are',
        list(
          'Gathering: a resource is found only where it grows.',
          `Open combat and ${articleLink('dungeons', 'dungeons')}: you fight what lives there.`,
          'Crafting does not. A legend brings its own workbench. Nor does selling, nor buying keys.',
        ),
        `Region and ${articleLink('tiers-and-quality', 'tier')} go together: the ore of a region makes the swords of its tier, and so on to the top. A foe that you met and did not beat waits in its region until you come back.`,
      ),
      section('Who lives there', ...regions.map((region) => `**${region.name}.** ${region.description}`)),
      ...(home
        ? [
            section(
              'When to move on',
              `A foe far below you teaches less; see ${articleLink('training')}. A foe far above you hits harder than its level says; see ${articleLink('damage')}. Between these, the region that fits your level is the one that pays best.`,
              `Gathering moves at its own pace. ${capital(resourceKinds(world, home))} are found in every region, and each opens at a level of its skill.`,
            ),
          ]
        : []),
    ],
  };
};

const KINDS: Readonly<Partial<Record<ItemCategory, string>>> = {
  [ItemCategory.Herb]: 'herbs',
  [ItemCategory.Ore]: 'ore',
  [ItemCategory.Wood]: 'wood',
  [ItemCategory.Fish]: 'fish',
  [ItemCategory.Cloth]: 'fibre',
  [ItemCategory.Leather]: 'hide',
  [ItemCategory.Gem]: 'gems',
};

function resourceKinds(world: World, region: Region): string {
  const kinds = new Set(resources(world, region).flatMap(({ item }) => KINDS[item.category] ?? []));
  return allOf(kinds);
}
