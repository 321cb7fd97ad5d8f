import type { ClaimKind } from '../../character/claims.ts';
import type { CombatTarget } from '../../forecast/combat-rates.ts';
import type { Forecast } from '../../forecast/forecast.ts';
import type { NightPack } from '../../forecast/night-pack.ts';
import type { Supposition } from '../../forecast/what-if.ts';
import type { Shown } from '../../state/state.ts';
import type { BagAim } from '../../world/best-builds.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import type { Habits } from '../begin.ts';
import type { AdvisedCommand } from '../way.ts';

/**
 * The kinds of proposals. `collect`: something in the inventory waits to be learned, claimed or tamed.
 * `level`: a level that opens something. `find`: a trophy, card or pet.
 */
type AimKind = 'collect' | 'level' | 'find';

/** What a level opens. */
export type Opened =
  /** Something that the character can make or gather then. */
  | { readonly kind: 'recipe'; readonly itemId: number }
  /** Something that the character can wear then. */
  | { readonly kind: 'piece'; readonly itemId: number }
  /** It is only a round number. */
  | { readonly kind: 'round' }
  | { readonly kind: 'highest' };

/** What is aimed for, and what it takes or brings. */
export type ProposalTarget =
  | { readonly kind: 'collect'; readonly itemId: number; readonly collection: ClaimKind }
  | {
      readonly kind: 'level';
      readonly skillId: number;
      readonly level: number;
      readonly opens: Opened;
      /** What the actions up to the level take; none for a fight. */
      readonly uses: readonly ItemAmount[];
    }
  /** A trophy, card or pet that turns up by chance. */
  | { readonly kind: 'find'; readonly itemId: number };

/** Something that a player may want next. */
export interface Proposal {
  readonly kind: AimKind;
  /** The same for the same aim at another instant: the kind, and what is aimed for. */
  readonly key: string;
  readonly target: ProposalTarget;
  /** Expected time in seconds; 0 for what one press does. */
  readonly seconds: number;
  /** What the press sends to a character at rest, in this order. */
  readonly commands: readonly AdvisedCommand[];
}

/** A command that begins a fight. */
export type FightCommand = Extract<AdvisedCommand, { readonly name: 'begin-hunting' | 'begin-dungeon' }>;

/** A fight as it is asked about: as if the character were there and owned enough keys. */
export interface FightQuestion {
  readonly command: FightCommand;
  readonly suppose?: Supposition;
  /** What the best owned pieces and food are chosen for. */
  readonly aim: BagAim;
}

/** Open combat in a region, or a dungeon. More than half of the runs survive the first hour. */
export interface CombatOption {
  readonly target: Exclude<CombatTarget, { readonly kind: 'enemy' }>;
  readonly regionId: number;
  /** The first hour, with the best owned pieces and food. */
  readonly forecast: Forecast;
}

/** What to wear and to pack for the last fight, and when to eat there. */
export interface Advised {
  readonly command: FightCommand;
  readonly pack: NightPack;
  /** What is shown after that preparation. */
  readonly dressed: Shown;
}

/** From what the proposals of a character follow. */
export interface AdviceFacts {
  /** At rest, with full health: neither what runs nor the instant changes the proposals. */
  readonly shown: Shown;
  readonly world: World;
  readonly habits: Habits;
  /** Epoch ms. */
  readonly at: number;
  readonly fights: readonly CombatOption[];
  /** Null where the last fight cannot begin. */
  readonly advised: Advised | null;
}

/** The shortest first; of equally long ones, the one whose key is first. */
export const byTime = (one: Proposal, other: Proposal): number =>
  one.seconds - other.seconds || (one.key < other.key ? -1 : 1);

type Fights = Pick<AdviceFacts, 'fights' | 'shown'>;

/** The fight of open combat in a region; by default the one where the character is. */
export const fightIn = ({ fights, shown }: Fights, regionId = shown.regionId): CombatOption | undefined =>
  fights.find(({ target }) => target.kind === 'region' && target.id === regionId);
