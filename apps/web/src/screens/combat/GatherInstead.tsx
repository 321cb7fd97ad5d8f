import { beginCraft, craftAmount, usualGathering } from '@slumberfell/engine';
import { useNavigate } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { useBeginWork } from '../../features/combat/use-begin-work.ts';
import { useHabits } from '../../features/forecast/use-rest.ts';
import { useThenMemory } from '../../features/plan/then-memory.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './CombatScreen.module.css';
import { isGuidedToGather } from './is-guided-to-gather.ts';

/** A button that leaves the fight and gathers what was gathered last in the region. */
export function GatherInstead() {
  const world = useWorld();
  const navigate = useNavigate();
  const shown = useCharacter((character) => character.shown);
  const [memory] = useThenMemory(useCharacter(({ id }) => id));
  const { begin, pending } = useBeginWork();
  const habits = useHabits();
  const recipe = usualGathering(memory, shown.regionId, shown, world);
  if (recipe === null || isGuidedToGather(shown, world, habits)) return null;
  const { itemId, skillId } = recipe;
  const skill = world.sets.skills.find(({ id }) => id === skillId);
  const gather = async () => {
    const most = craftAmount(shown, itemId, { kind: 'all' }, world, serverNow());
    if ('refused' in most) return;
    const { amount } = most;
    if (!(await begin(beginCraft(itemId, amount)))) return;
    if (skill) await navigate(skillPath(skill));
  };
  return (
    <div className={styles.instead}>
      <CommandButton
        variant="default"
        loading={pending}
        leftSection={<Glyph name={skillGlyph(skillId)} size={18} />}
        onClick={() => void gather()}
      >
        {`Gather instead: ${world.item(itemId)?.name ?? 'what grows here'}`}
      </CommandButton>
    </div>
  );
}
