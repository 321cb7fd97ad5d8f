import type { PlayerCommand, Villager, World } from '@slumberfell/engine';
import { useRef } from 'react';
import { useFrameChanges } from '../character/frame-events.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { friendSentences } from './friend-words.ts';

type Gift = Extract<PlayerCommand, { readonly name: 'give-gift' }>['input'];

interface UseGiveGift {
  /** Gives it, and says in a notice what the friendship has become. */
  readonly give: (gift: Gift) => Promise<void>;
  readonly pending: boolean;
}

export function useGiveGift({ id, name }: Villager, world: World): UseGiveGift {
  const { run, pending } = useCommands();
  const said = useRef<readonly string[]>([]);
  useFrameChanges(({ frame, before, after }) => {
    if (frame.events.some((event) => event.type === 'OnVillagerGift' && event.villagerId === id))
      said.current = friendSentences(before.shown.friendship, after.shown.friendship, world);
  });
  const give = async (gift: Gift): Promise<void> => {
    said.current = [];
    if (!(await run({ name: 'give-gift', input: gift }))) return;
    for (const sentence of said.current.length === 0 ? [`${name} is pleased.`] : said.current)
      notify(sentence);
  };
  return { give, pending };
}
