import { MAX_LEVEL, SKILL_COUNT, skillKind } from '@slumberfell/engine';
import type { CharacterRankings, OwnProfile } from '@slumberfell/protocol';
import { Link } from '@tanstack/react-router';
import { SKILL_KIND_TITLES } from '../../features/character/skill-kinds.ts';
import { totalLevel } from '../../features/skills/skill-standing.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Face } from '../../ui/pictures/Face.tsx';
import type { Counted } from './has-score.ts';
import { OverallRanks } from './OverallRanks.tsx';
import { CombatSkill, CraftSkill } from './ProfileSkill.tsx';
import styles from './ProfileView.module.css';
import { ReportName } from './ReportName.tsx';
import { SharedChronicle } from './SharedChronicle.tsx';

interface ProfileViewProps {
  readonly profile: OwnProfile;
  /** Null while the rankings are fetched. */
  readonly rankings: CharacterRankings | null;
  /** Set when the rankings could not be fetched: a function that fetches them again. */
  readonly onRetry?: (() => void) | null;
  /**
   * What the leaderboards for trophies, cards and gold count; null for another player's character, because
   * its profile does not contain that.
   */
  readonly counted: Counted | null;
  readonly isOwn: boolean;
}

/** A profile: face, name, total level, all skills with the ranks, and what is shared of the chronicle. */
export function ProfileView({ profile, rankings, onRetry = null, counted, isOwn }: ProfileViewProps) {
  const { name, appearanceId, combatSkillsData, skillsData } = profile;
  useTitle(name);
  return (
    <>
      <Panel brass className={styles.head}>
        <div className={styles.who}>
          <span className={styles.face}>
            <Face appearanceId={appearanceId} />
          </span>
          <div className={styles.name}>
            <h1>{name}</h1>
            {isOwn && <Chip>You</Chip>}
            {isOwn && <Link to="/chronicle">Chronicle</Link>}
            {!isOwn && <ReportName characterId={profile.id} name={name} />}
          </div>
          <p className={styles.total}>
            Total level <b translate="no">{formatNumber(totalLevel(profile))}</b>
            <small>{`of ${formatNumber(SKILL_COUNT * MAX_LEVEL)}`}</small>
          </p>
        </div>
        <OverallRanks profile={profile} counted={counted} rankings={rankings} onRetry={onRetry} />
      </Panel>
      <div className={styles.skills}>
        <Panel title={SKILL_KIND_TITLES.combat} className={styles.combat}>
          <ul>
            {combatSkillsData.map((skill) => (
              <CombatSkill key={skill.name} {...skill} rankings={rankings} />
            ))}
          </ul>
        </Panel>
        {(['gathering', 'crafting'] as const).map((kind) => (
          <Panel key={kind} title={SKILL_KIND_TITLES[kind]} className={styles.craft}>
            <ul>
              {skillsData
                .filter(({ id }) => skillKind(id) === kind)
                .map((skill) => (
                  <CraftSkill key={skill.id} {...skill} rankings={rankings} />
                ))}
            </ul>
          </Panel>
        ))}
      </div>
      <SharedChronicle characterId={profile.id} isOwn={isOwn} />
    </>
  );
}
