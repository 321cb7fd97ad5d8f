import { type EventType, TURN_TIME } from '@slumberfell/engine';
import type { hubMessages } from '../hub.ts';

/** What each event tells, in one line. */
export const EVENT_TEXTS: Readonly<Record<EventType, string>> = {
  HuntingSessionStart: 'Hunting in the open begins. A CombatPullStart follows.',
  DungeonSessionStart: 'A dungeon is entered and the first key is taken. A CombatPullStart follows.',
  CombatPullStart: 'An enemy is being drawn near.',
  OnCombatStart: 'An enemy stands at full health and the first turn begins.',
  OnCombatTurn: `A turn of ${TURN_TIME / 1000} s has ended. Healths are those after the hits and the meal.`,
  GrantedCombatExperience: 'A kill has taught something.',
  DungeonProgress: 'An enemy of a dungeon has fallen, or a further run begins.',
  OnRemainingRunsChange: 'The player leaves the dungeon after the run under way.',
  CraftingSessionStarted: 'Gathering, crafting or disenchanting begins.',
  CraftingActionFinished: 'One action has finished. Its items follow in an OnInventoryChange.',
  SessionRefreshed: 'The running session has its full idle time again.',
  OnIdleSessionFinished: 'The running session has ended, and why.',
  OnInventoryChange: 'Amounts in the inventory have changed by this much.',
  OnGoldChange: 'Gold has changed by this much.',
  OnEquipmentChange: 'These slots hold something else from now on; null is empty.',
  OnFoodChange: 'The food slot holds this from now on.',
  OnTrophyChange: 'Trophies were added to the Relicarium.',
  OnIdleTimeChange: 'Sessions may last this long from the next begin or refresh on.',
  OnCardChange: 'The card of an enemy is owned from now on.',
  PetTamed: 'A pet is tamed from now on.',
  RecipeLearned: 'A recipe is known from now on.',
  OnRegionChange: 'The character is in this region from now on.',
  OnTrainingAttributeChange: 'The main experience of a fight goes to this from now on.',
  OnHealingThresholdChange: 'The character eats at or below this health from now on.',
};

/** What each message of the hub is for. */
export const MESSAGE_TEXTS: Readonly<Record<keyof typeof hubMessages, string>> = {
  frame:
    'All events of one instant, or of one command. A frame leads on from what a client holds when `from` is the instant of its last event and `revision` is the same or the next one; a frame that is held already is skipped; anything else is a gap, and the layout is to be fetched again. The frame of a command comes twice, in its answer and here.',
  NotifyPlayerCount:
    'How many distinct characters have a running session or an open socket, on all nodes, at most 10 s old. Sent on connecting and whenever it changes.',
  refetch:
    'Frames alone do not lead on any more: fetch the layout again. `late`: the server fell behind and left frames out. `reopened`: the character was changed elsewhere.',
  standing:
    "How far the frames have come: the character's commands, and the instant of its last event. Sent on connecting: a client that holds as much has missed nothing, any other fetches the layout.",
  StaticDataChanged:
    'Which versions of the nine sets are live. Sent on connecting, and when new content takes effect before the first frame of it: fetch the sets whose versions differ before folding in what comes after this.',
  IdleReport:
    "Which report of the player's absence waits to be read, by its `since`; null when it has been dismissed. Sent to all sockets of the character when that changes. What waits when a client opens stands in the layout data.",
};
