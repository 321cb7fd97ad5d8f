import { Link } from '@tanstack/react-router';
import { useActionWorld } from '../../character/use-action-world.ts';
import { useCharacter } from '../../character/use-character.ts';
import { useTimeLeft } from '../../clock/use-time-left.ts';
import { formatCountdown, formatDuration } from '../../format/time.ts';
import { currentAction } from '../../layout/current-action.ts';
import { skillPath } from '../../layout/skill-path.ts';
import { GuideLink } from '../../parts/GuideLink.tsx';
import { EmptyState } from '../../parts/Notice.tsx';
import styles from './Doing.module.css';

/** The action under way in words, or an invitation to begin one. */
export function Doing() {
  const world = useActionWorld();
  const idleTime = useCharacter(({ shown }) => shown.totalIdleTime);
  const action = currentAction(
    useCharacter(({ shown }) => shown.action),
    world,
  );
  if (!action) {
    return (
      <EmptyState
        title="Resting"
        action={<GuideLink article="while-you-rest">What happens while you rest</GuideLink>}
      >
        Nothing is running. Once you begin something, your legend stays up for {formatDuration(idleTime)} on
        its own.
      </EmptyState>
    );
  }
  const skill = world.sets.skills.find(({ id }) => id === action.skillId);
  return (
    <dl className={styles.doing}>
      <dt>{skill ? skill.name : 'Combat'}</dt>
      <dd>
        <Link {...(skill ? skillPath(skill) : ({ to: '/combat' } as const))}>{action.title}</Link>
      </dd>
      <dt>So far</dt>
      <dd>{action.detail}</dd>
      <dt>Stays up for</dt>
      <dd>
        <StaysUp until={action.limitAt} />
      </dd>
    </dl>
  );
}

function StaysUp({ until }: { readonly until: number }) {
  return formatCountdown(useTimeLeft(until));
}
