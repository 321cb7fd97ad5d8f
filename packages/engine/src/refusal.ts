/**
 * The catalogue of everything a command can be refused for: code to the English sentence the player reads.
 * A refusal is a value, never an exception, and leaves the state as it was. Sentences that the specification
 * fixes (specification 8) are here word for word.
 */
export const REFUSALS = {
  'item/unknown': 'There is no such item.',
  'item/not-owned': 'You do not own that many of this item.',
  'amount/invalid': 'The amount must be a whole number that is not too small.',
  'amount/too-large': 'That would be more than can be counted.',
  'equip/not-equipment': 'This item cannot be worn.',
  'equip/attack-style': 'Your attack style does not match this piece.',
  'equip/attack-level': 'Your Attack level is too low for this item.',
  'equip/defence-level': 'Your Defence level is too low for this item.',
  'equip/offensive-level': 'Your level in the skill of this style is too low for this item.',
  'equip/not-food': 'This item cannot be eaten.',
  'equip/is-food': 'Food is equipped with an amount.',
  'unequip/empty': 'There is nothing in that slot.',
  'buy/not-for-sale': 'Only keys that still open a dungeon can be bought.',
  'buy/gold': 'You do not have the required amount of gold to buy this.',
  'trophy/not-a-trophy': 'Only trophies can be placed in the Relicarium.',
  'card/not-a-card': 'Only cards can be entered in the Bestiary.',
  'card/claimed': 'You have already claimed this card.',
  'pet/not-a-pet': 'Only pets can be tamed.',
  'pet/tamed': 'You have already tamed this pet.',
  'recipe/not-a-recipe': 'Only recipes can be learned.',
  'recipe/known': 'You already know this recipe.',
  'travel/unknown-region': 'There is no such region.',
  'travel/already-there': 'You are already in this region.',
  'travel/gold': 'You do not have the required amount of gold to travel.',
  'travel/in-combat': 'You cannot travel during combat.',
  'action/none': 'Nothing is running.',
  'action/in-combat': 'You cannot start a new combat action while there is one ongoing already',
  'action/craft-in-combat': 'You cannot gather or craft during combat.',
  'hunt/wrong-region': 'You can only hunt in the region you are in.',
  'hunt/no-enemies': 'There is nothing to hunt here.',
  'craft/unknown': 'This cannot be made.',
  'craft/level': 'Your level in this skill is too low.',
  'craft/recipe': 'You have not learned the recipe for this.',
  'craft/region': 'This cannot be done in the region you are in.',
  'craft/missing-input': 'You do not have the components for this.',
  'craft/amount': 'That is more than you can make in one session.',
  'disenchant/unknown': 'Nothing can be disenchanted into this.',
  'disenchant/wrong-piece': 'This item does not disenchant into that essence.',
  'disenchant/twice': 'Each item can be chosen only once.',
  'dungeon/unknown': 'There is no such dungeon.',
  'dungeon/wrong-region': 'This dungeon is not in the region you are in.',
  'dungeon/keys': 'You do not own that many keys.',
  'dungeon/none': 'You are not in a dungeon.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly refused: RefusalCode;
}

export const refuse = (code: RefusalCode): Refusal => ({ refused: code });
