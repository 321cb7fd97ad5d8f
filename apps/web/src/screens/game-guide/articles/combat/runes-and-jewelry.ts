import { EquipmentType } from '@slumberfell/engine';
import { articleLink, aside, list, section, table, type Write } from '../../article.ts';
import { effectsText, piecesOfTier, requirementsText } from '../../facts/equipment-facts.ts';
import { counted } from '../../facts/words.ts';

const JEWELRY = [EquipmentType.Ring, EquipmentType.Necklace];
const RUNES = [EquipmentType.OffensiveRune, EquipmentType.DefensiveRune, EquipmentType.CriticalRune];

/** Guide article: runes and jewelry, the equipment that fits every attack style (game-design 2.13). */
export const runesAndJewelry: Write = (world) => {
  const tiers = world.sets.regions.map(({ id }) => id);
  const rows = (types: readonly EquipmentType[], tier: number) =>
    piecesOfTier(world, types, tier).map((item) => [
      { item, note: requirementsText(item) },
      effectsText(item),
    ]);
  return {
    lead: 'Small things, worn close. They ask no questions about style, and go with everything.',
    sections: [
      section(
        'What they have in common',
        list(
          'They fit **every style** and stay on when you change yours.',
          'They ask for Attack or for Defence, and for nothing else.',
          `Each has a masterpiece; jewelry’s asks for a pearl where others ask for fangs and bones. See ${articleLink('masterpieces')}.`,
        ),
      ),
      section(
        'Jewelry',
        'One ring, one necklace. Bands and amulets add attack power; signets look for the critical hit; pendants keep you whole.',
        {
          kind: 'folds',
          tables: tiers.map((tier) =>
            table(`Jewelry of tier ${tier}`, ['Piece', 'It gives'], rows(JEWELRY, tier)),
          ),
        },
        `${articleLink('jewelry')} makes them from ingots and gems.`,
      ),
      section(
        'Runes',
        `There are ${counted(RUNES.length, 'rune slot')}, and a rune for each: Force for the offensive one, Warding for the defensive one, Fortune for the critical one. You can wear all of them at once, and should.`,
        {
          kind: 'folds',
          tables: tiers.map((tier) =>
            table(`Runes of tier ${tier}`, ['Rune', 'It gives'], rows(RUNES, tier)),
          ),
        },
        `${articleLink('runecarving')} makes them from stone, gems and the essence of things that were once something else.`,
        aside(
          'Which first',
          'While your weapon is young, Force. While your armor is, Warding. Fortune is for those who already have both, and time to enjoy it.',
        ),
      ),
    ],
  };
};
