import { essenceYield, ItemQuality, isEssence, SKILL } from '@slumberfell/engine';
import { itemCraftsOf } from '../../../../features/skills/item-crafts.ts';
import { formatDuration } from '../../../../lib/format/time.ts';
import { QUALITY_NAMES } from '../../../../ui/pictures/names.ts';
import { articleLink, aside, list, screenLink, section, table, type Write } from '../../article.ts';

/** Guide article: what disenchanting gives (game-design 2.12). */
export const disenchanting: Write = (world) => {
  const undone = world.sets.items.filter(({ disenchantsInto }) => disenchantsInto !== undefined);
  const essences = itemCraftsOf(world, SKILL.Runecarving).filter(({ craft }) => isEssence(craft));
  return {
    lead: 'Everything on the mountain was dreamt by somebody. With a steady hand it can be undreamt again, and a little light is left over.',
    sections: [
      section(
        'How it goes',
        `On the ${screenLink('/skills/runecarving', 'Runecarving')} page, choose a Runic Essence. Instead of components it shows your equipment: every piece of that tier that can be undone into it. Choose how many of each, or **Disenchant All**, and begin.`,
        list(
          'One action undoes one piece, and takes the time on the essence’s row.',
          'You need the essence’s Runecarving level, and the pieces. What you are wearing cannot be chosen; take it off first, and think again.',
          'Pieces go in the order of the list. One that you have sold in the meantime is skipped.',
          'A refresh goes back to the chosen pieces that you still own. There is no way back for those that you do not.',
        ),
      ),
      section(
        'What is left',
        'The finer the piece, the more essence, and you get experience for each essence made.',
        table(
          'Essence from one piece',
          ['Quality', 'Essence'],
          Object.values(ItemQuality).flatMap((quality) => {
            const piece = undone.find((item) => item.quality === quality);
            return piece ? [[`**${QUALITY_NAMES[quality]}**`, essenceYield(piece)]] : [];
          }),
        ),
        table(
          'Essences',
          ['Essence', 'Level', 'Time', 'Base experience'],
          essences.map(({ item, craft }) => [
            { item },
            craft.requiredLevel,
            formatDuration(craft.baseActionTime),
            craft.experience,
          ]),
        ),
      ),
      section(
        'What it is for',
        `Runes and sigils. Every ${articleLink('masterpieces', 'masterpiece')} is signed with a sigil, so sooner or later everybody wants some; see ${articleLink('runecarving')}. Elite enemies, minibosses and bosses carry essence as well.`,
      ),
      section(
        'What to undo',
        list(
          'Pieces made on the way to better ones. A craft is levelled by making more than anybody can wear.',
          'Plain pieces that enemies drop.',
          'A second of any named piece. One is a legend, the other is stock.',
        ),
        aside(
          'Think once more',
          'A masterpiece gives more essence than a plain piece, but not more than the wakeshards, sigil and toolset that went into it. The mountain does not do refunds.',
        ),
      ),
    ],
  };
};
