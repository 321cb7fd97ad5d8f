import { EquipmentType, SAVED_SETS, WORN_SLOTS } from '@slumberfell/engine';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';
import { examplePieces, requirementsText } from '../../facts/equipment-facts.ts';
import { counted } from '../../facts/words.ts';

const ARMOR = ['headgear', 'shoulders', 'chest', 'gloves', 'leggings', 'boots'];
const isRune = (slot: string): boolean => slot.endsWith('Rune');

/** Guide article: slots, changes of style, sets, requirements (game-design 2.13; specification 5.2, 5.6). */
export const equipment: Write = (world) => ({
  lead: 'What you wear decides how you fight. What you may wear is decided by how you have fought so far.',
  sections: [
    section(
      'Slots',
      `There are ${counted(WORN_SLOTS.length + 1, 'slot')}: a weapon, ${counted(ARMOR.length, 'piece')} of armor, a ring, a necklace, ${counted(WORN_SLOTS.filter(isRune).length, 'rune')}, and one for food.`,
      `Equip from your ${screenLink('/inventory', 'Inventory')}; what was in the slot goes back there. A piece is compared with what you wear in its place, and only with that: nobody has yet worked out whether a hat is better than a boot.`,
    ),
    section(
      'Requirements',
      'Every piece says what it asks of you. What you do not have yet is marked in red, with the level that you do have.',
      list(
        '**Weapons** ask for Attack, and for the skill of their own style, a little below the piece’s level.',
        '**Armor** asks for its style and for Defence; the lighter kinds also ask for some of their style’s skill.',
        `**Jewelry and runes** ask for Attack or Defence alone; see ${articleLink('runes-and-jewelry')}.`,
      ),
      table(
        'For example',
        ['Piece', 'It asks for'],
        examplePieces(world, [
          EquipmentType.Weapon,
          EquipmentType.Chest,
          EquipmentType.Ring,
          EquipmentType.Necklace,
          EquipmentType.DefensiveRune,
        ]).map((item) => [{ item }, requirementsText(item)]),
      ),
    ),
    section(
      'Changing style',
      'Armor belongs to a style, and so does your weapon. **Equipping a weapon of another style first takes off every piece that does not fit it**; all of it is in your inventory, folded.',
      'Jewelry, runes and food stay where they are. Taking the weapon off changes nothing: without one you fight in the last style, with your fists.',
      aside(
        'Keeping a second set',
        `Nothing you own takes up room, so a set for each style costs only the making. Before ${articleLink('dungeons', 'a dungeon')} it is worth it.`,
      ),
    ),
    section(
      'Sets',
      `**Save what I wear** on ${screenLink('/equipment', 'Equipment')} saves what you have on under a name, up to ${counted(SAVED_SETS, 'set')} in all. One press puts it all on again, there and on the ${screenLink('/combat', 'combat screen')}, even in the middle of a fight.`,
      list(
        'A set puts on what you wore, empties the slots that were empty, and leaves alone those that you told it to.',
        'Food, companion, healing threshold and training come along if you want them to.',
        'What you no longer own, or cannot wear, stays off. The set says so before you press, and again after.',
      ),
      'Under **Best for**, choose what you want more of: experience, gold or safety. The game tests your pieces against your last fight, and one press puts the better ones on. If it pays to eat earlier or later, the same press sets the healing threshold too.',
    ),
    section(
      'What next',
      `Below that, and at ${screenLink('/home', 'Home')}, are the pieces, companions, foods and item sets that you do not own yet and that would bring the most. Each is tried out in your last fight, with the best of what you own, for what you chose under **Best for**. The list says what each brings, how you get it and how long that takes on average. It begins with what brings the most for each hour spent getting it, and shows only what you can get. **Plan it** puts the way into your plan, the star makes a thing your next one, and you can hide what does not interest you.`,
    ),
    section(
      'During a fight',
      'You may change anything at any time. It counts from the next turn; the blow under way is struck with what you held when it began.',
    ),
    section(
      'Where it comes from',
      list(
        `Anybody with the level can make the plain pieces: ${articleLink('weaponsmithing')}, ${articleLink('fletching')} and ${articleLink('rodsmithing')} for weapons, ${articleLink('armorsmithing')}, ${articleLink('leatherworking')} and ${articleLink('tailoring')} for armor, ${articleLink('jewelry')} and ${articleLink('runecarving')} for the rest.`,
        `${articleLink('masterpieces')} are the same pieces, made better.`,
        'Named pieces come from Elite enemies, minibosses and bosses. There is one of each, in as many hands as have won it.',
        'Ordinary enemies now and then drop a plain one. It will do until it does not.',
      ),
    ),
  ],
});
