import type { AdvisedCommand, ClaimKind, Opened, Proposal, ProposalTarget, World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { workWords } from '../skills/work-words.ts';

/** How a proposal looks and what it says. */
export interface ProposalWords {
  readonly title: string;
  /** What it takes, or what it brings. */
  readonly text: string;
  readonly picture: { readonly kind: 'item' | 'skill'; readonly id: number };
}

export function proposalWords(
  { target, commands }: Pick<Proposal, 'target' | 'commands'>,
  world: World,
): ProposalWords {
  const last = commands.at(-1);
  switch (target.kind) {
    case 'collect':
      return { ...itemWords(target.itemId, world), text: WAITING[target.collection] };
    case 'find':
      return { ...itemWords(target.itemId, world), text: chanceText(last, world) };
    case 'level': {
      const { skillId, level } = target;
      const skill = world.sets.skills.find(({ id }) => id === skillId);
      return {
        title: `${skill?.name} ${level}`,
        text: levelText(target, last, world),
        picture: { kind: 'skill', id: skillId },
      };
    }
  }
}

type Of<K extends ProposalTarget['kind']> = Extract<ProposalTarget, { readonly kind: K }>;
type Last = AdvisedCommand | undefined;

const itemName = (itemId: number, world: World): string => world.item(itemId)?.name ?? '';

const itemWords = (itemId: number, world: World) =>
  ({ title: itemName(itemId, world), picture: { kind: 'item', id: itemId } }) as const;

const WAITING: Readonly<Record<ClaimKind, string>> = {
  recipes: 'This recipe is in your bag, but not learned yet.',
  pets: 'This pet is in your bag. A tamed pet adds experience for good.',
  trophies: 'This trophy is in your bag. On the shelf it lets your legend stay up longer.',
  cards: 'This card is in your bag. In the Bestiary it helps you beat its enemy.',
};

/** Where a fight is. */
function fightPlace(last: Last, world: World): { readonly name: string; readonly regionId: number } {
  if (last?.name === 'begin-hunting') {
    const { regionId } = last.input;
    return { name: world.region(regionId)?.name ?? '', regionId };
  }
  const dungeon = last?.name === 'begin-dungeon' ? world.dungeon(last.input.dungeonId) : undefined;
  return { name: dungeon?.name ?? '', regionId: dungeon?.regionId ?? 0 };
}

/** What is said of a thing that turns up by chance. */
const chanceText = (last: Last, world: World): string =>
  `Turns up ${chancePlace(last, world)} after this long, on average.`;

function chancePlace(last: Last, world: World): string {
  if (last?.name === 'begin-crafting') return `while gathering ${itemName(last.input.itemId, world)}`;
  const { name } = fightPlace(last, world);
  return last?.name === 'begin-hunting' ? `in fights in ${name}` : `in ${name}`;
}

function openedText(opened: Opened, world: World): string {
  switch (opened.kind) {
    case 'recipe':
      return `Opens ${itemName(opened.itemId, world)}.`;
    case 'piece':
      return `Enough to wear ${itemName(opened.itemId, world)}.`;
    case 'round':
      return 'A round number.';
    case 'highest':
      return 'The highest level.';
  }
}

function levelText({ opens, uses }: Of<'level'>, last: Last, world: World): string {
  const opened = openedText(opens, world);
  if (last?.name !== 'begin-crafting')
    return `${opened} Fight in ${fightPlace(last, world).name} until then.`;
  const { itemId } = last.input;
  const work = `${workWords(world.craft(itemId)).name} ${itemName(itemId, world)} until then`;
  const used = uses.map((one) => `${formatNumber(one.amount)} ${itemName(one.itemId, world)}`).join(', ');
  return `${opened} ${work}${used === '' ? '' : `; it uses ${used}`}.`;
}
