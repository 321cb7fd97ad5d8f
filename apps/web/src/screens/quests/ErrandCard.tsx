import type { Errand, World } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { PictureOf } from '../../features/entry-pictures/PictureOf.tsx';
import { askedTerm, askPhrase } from '../../features/quests/quest-words.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { Chip } from '../../ui/components/Chip.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './ErrandCard.module.css';
import { ErrandRewards } from './Rewards.tsx';
import { TermTitle } from './TermLink.tsx';

interface ErrandCardProps {
  readonly errand: Errand;
  readonly amount: number;
  readonly world: World;
  /** Whether it is taken on or done, and shown in short. */
  readonly isPast?: boolean;
  /** How far it is, and its buttons. */
  readonly children: ReactNode;
}

/** Who asks for what, in whose words, and for which reward. */
export function ErrandCard({ errand, amount, world, isPast = false, children }: ErrandCardProps) {
  const giver = world.quests.villager(errand.villagerId);
  const skill = world.sets.skills.find(({ id }) => id === errand.skillId);
  const term = askedTerm(errand, amount);
  const [thingId = 0] = errand.ids;
  const item = errand.kind === 'deliver' ? world.item(thingId) : undefined;
  const enemy = errand.kind === 'kill' ? world.enemy(thingId) : undefined;
  return (
    <li className={styles.card} data-past={isPast}>
      <header className={styles.head}>
        {giver && <VillagerPortrait villagerId={giver.id} size="row" />}
        {(item || enemy) && (
          <span className={styles.picture}>
            {item ? (
              <PictureOf picture={{ kind: 'item', item }} />
            ) : (
              enemy && <PictureOf picture={{ kind: 'enemy', enemy }} />
            )}
          </span>
        )}
        <span className={styles.names}>
          <h3>{term ? <TermTitle term={term} world={world} /> : askPhrase(errand, amount, world)}</h3>
          <small>{giver?.name ?? ''}</small>
        </span>
        {skill && <Chip glyph={skillGlyph(skill.id)}>{skill.name}</Chip>}
      </header>
      {!isPast && (
        <>
          <p className={styles.text}>{errand.text}</p>
          {term === null && <Enemies errand={errand} world={world} />}
          <ErrandRewards
            candleEnds={errand.candleEnds}
            gold={errand.gold}
            experience={errand.experience}
            skillId={errand.skillId}
            world={world}
          />
        </>
      )}
      <div className={styles.foot}>{children}</div>
    </li>
  );
}

/** The enemies whose kills count together. */
function Enemies({ errand: { ids }, world }: { readonly errand: Errand; readonly world: World }) {
  const links = ids.map((id) => (
    <li key={id}>
      <WikiLink section="enemies" id={id}>
        {world.enemy(id)?.name ?? ''}
      </WikiLink>
    </li>
  ));
  return (
    <details className={styles.fold}>
      <summary>{`Which ${ids.length} kinds count`}</summary>
      <ul className={styles.enemies}>{links}</ul>
    </details>
  );
}
