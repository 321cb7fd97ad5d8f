import { isItemAction } from '@slumberfell/engine';
import { Link, type LinkProps, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useActionWorld } from '../../features/character/use-action-world.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { jsonOf } from '../../lib/stored-setting/json-of.ts';
import { type StoredSetting, useSetting } from '../../lib/stored-setting/stored-setting.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { ActionControl } from './ActionControl.tsx';
import styles from './Dock.module.css';

const FIRST_SKILL = 'harvesting';

/** Name of the skill whose screen was opened last, as in its address. */
const LAST_SKILL: StoredSetting<string> = {
  key: 'last-skill',
  read: readLastSkill,
  write: JSON.stringify,
};

/** The bar at the bottom of a phone: the current action, and below it five links. */
export function Dock() {
  return (
    <aside className={styles.dock} aria-label="Current action and shortcuts">
      <ActionControl />
      <nav className={styles.links} aria-label="Shortcuts">
        <Link {...useSkillLink()} className={styles.link} activeOptions={{ exact: false }}>
          <Glyph name="mining" size={21} />
          Skills
        </Link>
        <DockLink to="/inventory" glyph="knapsack" label="Bag" />
        <DockLink to="/combat" glyph="crossed-swords" label="Combat" />
        <DockLink to="/local-combat" glyph="position-marker" label="Area" />
        <DockLink to="/relicarium" glyph="trophy" label="Relics" />
      </nav>
    </aside>
  );
}

function DockLink({
  to,
  glyph,
  label,
}: {
  to: NonNullable<LinkProps['to']>;
  glyph: GlyphName;
  label: string;
}) {
  return (
    <Link to={to} className={styles.link}>
      <Glyph name={glyph} size={21} />
      <span>{label}</span>
    </Link>
  );
}

/**
 * The link to one skill: the skill that the character uses now, else the skill whose screen is open or was
 * opened last, else Harvesting.
 */
function useSkillLink() {
  const world = useWorld();
  const { skillName } = useParams({ strict: false });
  const [lastSkill, setLastSkill] = useSetting(LAST_SKILL);
  useEffect(() => {
    if (skillName) setLastSkill(skillName);
  }, [skillName, setLastSkill]);
  const actionWorld = useActionWorld();
  const working = useCharacter(({ shown }) => (isItemAction(shown.action) ? shown.action.itemId : null));
  const skillId = working === null ? undefined : actionWorld.craft(working)?.skillId;
  const skill = world.sets.skills.find(({ id }) => id === skillId);
  return skillPath(skill ?? { name: skillName ?? lastSkill });
}

function readLastSkill(text: string | null): string {
  const stored = jsonOf(text);
  return typeof stored === 'string' ? stored : FIRST_SKILL;
}
