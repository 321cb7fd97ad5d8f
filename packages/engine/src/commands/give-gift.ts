import { idOf, optional, TRUTH } from '../inputs/field.ts';
import { giveGiftObstacles } from '../obstacles/villager-gifts.ts';
import { befriend } from '../quests/rewards.ts';
import { weekOf } from '../quests/rotation.ts';
import { likingOf, POINTS_OF_GIFT } from '../quests/villager-gifts.ts';
import { dayOf } from '../world/time.ts';
import { command } from './command.ts';

/** Gives a villager something that it likes. The amount follows from the item. */
export const giveGift = command({
  name: 'give-gift',
  section: 'character',
  summary: 'Give a villager a gift',
  notes:
    'Each villager takes one gift a week, which begins on Monday at 00:00 UTC. `useKept` also gives units that are kept.',
  input: { villagerId: idOf('villager'), itemId: idOf('item'), useKept: optional(TRUTH) },
  refusals: [
    'quest/locked',
    'gift/not-liked',
    'gift/best-friend',
    'gift/this-week',
    'item/not-owned',
    'item/kept',
  ],
  obstacles: giveGiftObstacles,
  run(draft, { villagerId, itemId }) {
    const villager = draft.world.quests.villager(villagerId);
    const liking = villager && likingOf(villager, itemId);
    if (villager === undefined || liking === undefined) return;
    const changes = [{ itemId, amount: -liking.amount }];
    draft.emit({ type: 'OnInventoryChange', reason: 'delivered', changes });
    draft.emit({ type: 'OnVillagerGift', villagerId, week: weekOf(dayOf(draft.at)) });
    befriend(draft, villager, POINTS_OF_GIFT);
  },
});
