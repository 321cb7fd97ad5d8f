import { claimCardObstacles, type Item, learnRecipeObstacles, tamePetObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { notify } from '../../features/notices/notify.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import type { Collecting } from './collecting.ts';

/**
 * Commands that collect an item as soon as the player presses the button. `claim-trophy` is not one of them:
 * it opens a dialog for the amount, because a character may own many trophies of a kind.
 */
type CollectedWithoutDialog = Exclude<Collecting, 'claim-trophy'>;

const OBSTACLES = {
  'learn-recipe': learnRecipeObstacles,
  'claim-card': claimCardObstacles,
  'tame-pet': tamePetObstacles,
} as const satisfies Record<CollectedWithoutDialog, unknown>;

interface CollectAction {
  readonly label: string;
  readonly glyph: GlyphName;
  readonly done: (name: string) => string;
}

const ACTIONS: Readonly<Record<CollectedWithoutDialog, CollectAction>> = {
  'learn-recipe': {
    label: 'Learn',
    glyph: 'open-book',
    done: () => 'Learned by heart.',
  },
  'claim-card': {
    label: 'Claim',
    glyph: 'card-pick',
    done: (name) => `${name} is in your Bestiary now.`,
  },
  'tame-pet': {
    label: 'Tame',
    glyph: 'paw',
    done: (name) => `${name} follows you now, and pretends that it does not.`,
  },
};

interface CollectButtonProps {
  readonly item: Item;
  readonly collecting: CollectedWithoutDialog;
}

/**
 * The button that learns a recipe, claims a card or tames a pet. If that is done already, it is disabled and
 * shows the reason.
 */
export function CollectButton({ item, collecting }: CollectButtonProps) {
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const { label, glyph, done } = ACTIONS[collecting];
  const world = useWorld();
  const [refusal] = OBSTACLES[collecting](shown, { itemId: item.id }, world);
  const collect = async () => {
    if (await run({ name: collecting, input: { itemId: item.id } })) notify(done(item.name));
  };
  return (
    <CommandButton
      refusal={refusal && REFUSALS[refusal]}
      loading={pending}
      leftSection={<Glyph name={glyph} size={18} />}
      onClick={() => void collect()}
    >
      {label}
    </CommandButton>
  );
}
