import { sets, world } from '../../shipped.ts';
import { MOST_PREMIUM, missesOfStory, STORY_DAYS, STORY_TARGETS, type StoryCareer } from './story-career.ts';

/** The part of docs/balance.md about the story. */
export function storySection(careers: readonly StoryCareer[]): string {
  const heads = careers.map(({ kind }) => kind);
  return [
    HEAD,
    `| Chapter | Region | ${heads.join(' | ')} |`,
    `|--:|:--|${heads.map(() => '--:').join('|')}|`,
    ...world.quests.chapters.map(({ id, regionId }) => {
      const days = careers.map((career) => dayText(career, id));
      return `| ${id} | ${regionName(regionId)} | ${days.join(' | ')} |`;
    }),
    '',
    `| | ${heads.join(' | ')} |`,
    `|:--|${heads.map(() => '--:').join('|')}|`,
    `| days played | ${careers.map(({ days }) => days).join(' | ')} |`,
    `| errands | ${careers.map(({ errands }) => errands).join(' | ')} |`,
    `| premium, share of income | ${careers.map(({ premium }) => percent(premium)).join(' | ')} |`,
    '',
  ].join('\n');
}

const targets = STORY_TARGETS.map(
  ({ chapter, from, to }) => `chapter ${chapter} on day ${from} to ${to}`,
).join(', ');

const HEAD = `## Story

Careers that follow the story with the commands of the game, for ${STORY_DAYS} days or until the story ends; kinds of players and seeds are in
\`packages/content/src/balance/careers/story/story-career.ts\`. A player hands over a chapter as soon as it can. Else it fights, makes and trains
what the next chapter and three errands a day ask for, where it survives. Otherwise it plays as it does without a story, but it looks at the
arc of Home every fourth day only. A row has the days since the begin of the career after which a chapter was closed.
Targets: ${targets}. A day that misses its target is bold (ADR 0038).
The premium is the gold of errands above the value of what was handed over for them, and at most ${MOST_PREMIUM * 100} % of the income of an all-round
player. Income is what sales and rewards have brought.
`;

const regionName = (id: number): string => sets.regions.find((one) => one.id === id)?.name ?? '';

function dayText(career: StoryCareer, chapter: number): string {
  const day = career.closedOn[chapter];
  const isMissed = missesOfStory(career).some((miss) => miss.chapter === chapter);
  if (day === undefined) return isMissed ? '**never**' : '';
  return isMissed ? `**${day.toFixed(1)}**` : day.toFixed(1);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
