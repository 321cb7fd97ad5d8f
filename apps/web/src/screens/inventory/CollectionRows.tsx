import { amountOf, type Item, isLearned, isTamed } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { RANK_NAMES, trophyRank } from '../../features/items/trophy-rank.ts';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Figure } from '../../ui/components/Figure.tsx';
import { collectingOf } from './collecting.ts';

const CARD_STATES = ['Not owned', 'Owned', 'Owned, radiant'] as const;

/**
 * Rows of a fact list: whether or how often the character has collected this item, and for a pet its bonus.
 */
export function CollectionRows({ item }: { readonly item: Item }) {
  const { sets } = useWorld();
  const shown = useCharacter((character) => character.shown);
  switch (collectingOf(item)) {
    case 'claim-trophy': {
      const claimed = amountOf(shown.trophies, item.id);
      return (
        <Row label="In your Relicarium">
          {`${formatNumber(claimed)} · ${RANK_NAMES[trophyRank(claimed)]}`}
        </Row>
      );
    }
    case 'claim-card':
      return <Row label="In your Bestiary">{CARD_STATES[amountOf(shown.cards, item.enemyId ?? 0)]}</Row>;
    case 'learn-recipe':
      return <Row label="Learned">{isLearned(shown, item) ? 'Yes' : 'Not yet'}</Row>;
    case 'tame-pet': {
      const skill = sets.skills.find(({ id }) => id === item.skillId)?.name;
      return (
        <>
          <Row label={`${skill} experience`}>
            <Figure>{`${formatChange(item.bonusExperiencePercentage ?? 0)}%`}</Figure>
          </Row>
          <Row label="Tamed">{isTamed(shown, item) ? 'Yes' : 'Not yet'}</Row>
        </>
      );
    }
    default:
      return null;
  }
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
