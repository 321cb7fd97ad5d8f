import { SKILLS, type Skill } from '@slumberfell/engine';
import { useMemo } from 'react';
import { SKILL_KIND_TITLES } from '../../features/character/skill-kinds.ts';
import { useShown } from '../../features/character/use-character.ts';
import { productPoints, xpText } from '../../features/skills/experience-text.ts';
import { type ItemCraft, itemCraftsOf } from '../../features/skills/item-crafts.ts';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './EntryPage.module.css';
import { EntryRow } from './EntryRow.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { RowList } from './RowList.tsx';
import { Trail } from './Trail.tsx';

/** The page of a skill: everything that it can make, by level. */
export function SkillEntry({ id }: { readonly id: number }) {
  const skill = useWorld().sets.skills.find((one) => one.id === id);
  return skill ? <KnownSkill skill={skill} /> : <NoSuchEntry />;
}

const itemIdOf = ({ item }: ItemCraft): number => item.id;

function KnownSkill({ skill }: { readonly skill: Skill }) {
  useTitle(skill.name);
  const world = useWorld();
  const shown = useShown();
  const recipes = useMemo(() => itemCraftsOf(world, skill.id), [world, skill.id]);
  const kind = SKILLS.find(({ id }) => id === skill.id)?.kind;
  return (
    <>
      <Trail section="skills" />
      <PageHead
        title={skill.name}
        beside={kind && <Chip glyph={skillGlyph(skill.id)}>{SKILL_KIND_TITLES[kind]}</Chip>}
      />
      <Panel title={kind === 'gathering' ? 'What it gathers' : 'What it makes'} flush>
        {recipes.length === 0 ? (
          <p className={styles.note}>
            Nothing: it rises with every enemy that falls. The training attribute decides which combat skill
            learns most.
          </p>
        ) : (
          <RowList rows={recipes} keyOf={itemIdOf} first={40}>
            {({ craft, item }) => (
              <EntryRow
                picture={{ kind: 'item', item }}
                title={
                  <WikiLink section="recipes" id={item.id}>
                    <QualityName item={item} />
                  </WikiLink>
                }
                below={`${formatDuration(craft.baseActionTime)} · ${xpText(productPoints(craft, shown, world), shown)}`}
                aside={`Level ${formatNumber(craft.requiredLevel)}`}
              />
            )}
          </RowList>
        )}
      </Panel>
    </>
  );
}
