import { type AdvisedCommand, type ItemAmount, isFood, type World } from '@slumberfell/engine';
import { wornPieces } from '../items/pieces-text.ts';
import { workWords } from '../skills/work-words.ts';

/** What one press does, as verbs: `Travel`, `Fight`. */
export const verbsOf = (commands: readonly AdvisedCommand[], world: World): string[] =>
  commands.flatMap((command) => {
    if (command.name === 'begin-crafting') return workWords(world.craft(command.input.itemId)).name;
    if (command.name === 'wear') return wearVerbs(command.input.pieces ?? [], world);
    return VERBS[command.name];
  });

/** A threshold is set without a word of its own: the note of the press tells it. */
const VERBS: Readonly<
  Record<Exclude<AdvisedCommand['name'], 'begin-crafting' | 'wear'>, string | readonly string[]>
> = {
  travel: 'Travel',
  'begin-hunting': 'Fight',
  'begin-dungeon': 'Enter',
  'learn-recipe': 'Learn',
  'tame-pet': 'Tame',
  'claim-trophy': 'Claim',
  'claim-card': 'Claim',
  'set-healing-threshold': [],
};

/** What wearing pieces does: `Wear` for gear, `Take along` for a pet, `Pack` for food. */
function wearVerbs(pieces: readonly ItemAmount[], world: World): string[] {
  const worn = wornPieces(pieces, world);
  const foods = worn.filter(({ itemId }) => isFood(world.item(itemId))).length;
  return [
    ...(foods < worn.length ? ['Wear'] : []),
    ...(worn.length < pieces.length ? ['Take along'] : []),
    ...(foods > 0 ? ['Pack'] : []),
  ];
}

/** The text of a button that sends commands: `Wear, pack and fight`. */
export function buttonText(commands: readonly AdvisedCommand[], world: World): string {
  const [first = '', ...others] = verbsOf(commands, world).map((verb, index) =>
    index === 0 ? verb : verb.toLowerCase(),
  );
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}
