import type { GainSource } from '@slumberfell/engine';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { formatChange } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Chip } from '../../ui/components/Chip.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { useCharacter } from '../character/use-character.ts';
import { skillStanding } from '../skills/skill-standing.ts';
import { worthLabel } from '../skills/work-words.ts';
import { ReportItemList } from './ReportItemList.tsx';
import styles from './ReportView.module.css';
import { reportItemsOf, skillGainsOf } from './report-items.ts';
import { StepList } from './StepList.tsx';
import { counted, endingOf, lengthOf, storyOf, surplusOf } from './story.ts';
import { useFirstItems } from './use-first-items.ts';
import { VictoryList } from './VictoryList.tsx';

const SOURCE_TITLES: Readonly<Record<GainSource, string>> = {
  gathered: 'Gathered',
  crafted: 'Made',
  disenchanted: 'Carved out of old things',
  looted: 'Left behind by the beaten',
};

/** The content of one idle report: what the character gained while the player was away (game-design 7.3). */
export function ReportView({ report }: { readonly report: IdleReportAnswer }) {
  const world = useWorld();
  const { finds, gains, used, worth } = reportItemsOf(report, world);
  const firsts = useFirstItems(report);
  const won = report.kills.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={styles.report}>
      <Opening report={report}>
        <Chip glyph="night-sleep">{`${lengthOf(report)} away`}</Chip>
        {won > 0 && <Chip glyph="crossed-swords">{`${counted(won, 'fight')} won`}</Chip>}
        {worth !== 0 && (
          <Chip>
            <span>{worthLabel('Worth', 'less what is used', used.length > 0)}</span>{' '}
            <Gold amount={worth} compact />
          </Chip>
        )}
      </Opening>
      <SkillGains report={report} />
      {finds.length > 0 && (
        <Section title="Finds">
          <ReportItemList items={finds} firsts={firsts} />
        </Section>
      )}
      {report.steps.length > 0 && (
        <Section title="One thing after another">
          <StepList report={report} />
        </Section>
      )}
      <Ending report={report} />
      <Surplus report={report} />
      {gains.map(({ source, items }) => (
        <Section key={source} title={SOURCE_TITLES[source]}>
          <ReportItemList items={items} firsts={firsts} />
        </Section>
      ))}
      {used.length > 0 && (
        <Section title="Used up">
          <ReportItemList items={used} />
        </Section>
      )}
      {(report.kills.length > 0 || report.runs.length > 0) && (
        <Section title="Beaten">
          <VictoryList kills={report.kills} runs={report.runs} />
        </Section>
      )}
    </div>
  );
}

/** The report's first sentence, over a picture of the region's landscape. */
function Opening({ report, children }: { readonly report: IdleReportAnswer; readonly children: ReactNode }) {
  const world = useWorld();
  const here = useCharacter(({ shown }) => shown.regionId);
  const { action } = report;
  const place =
    action?.kind === 'hunt'
      ? action.id
      : action?.kind === 'dungeon'
        ? world.dungeon(action.id)?.regionId
        : here;
  return (
    <RegionScene view="card" regionId={place ?? here} className={styles.scene}>
      <div className={styles.words}>
        <p className={styles.story}>{storyOf(report, world)}</p>
        <p className={styles.facts}>{children}</p>
      </div>
    </RegionScene>
  );
}

function Ending({ report }: { readonly report: IdleReportAnswer }) {
  const ending = endingOf(report);
  return (
    <p className={styles.ending} data-defeat={report.ended?.reason === 'defeated'}>
      <Glyph name={ending ? 'bed' : 'hourglass'} size={22} />
      {ending ? (
        <span>
          <b>{`Ended ${ending.when}.`}</b> <span>{ending.why}</span>
        </span>
      ) : (
        <span>
          <b>Still at it</b> when you came back.
        </span>
      )}
    </p>
  );
}

/** A sentence that explains why the character made more items than the player had asked for. */
function Surplus({ report }: { readonly report: IdleReportAnswer }) {
  const words = surplusOf(report, useWorld());
  return words && <p className={styles.surplus}>{words}</p>;
}

function SkillGains({ report }: { readonly report: IdleReportAnswer }) {
  const skillGains = skillGainsOf(report, useWorld());
  if (skillGains.length === 0) return null;
  return (
    <Section title="Experience">
      <ul className={styles.skillGains}>
        {skillGains.map(({ skillId, name, points, from, to, experience }) => {
          const { percent, words } = skillStanding(experience);
          return (
            <li key={skillId} className={styles.skillGain} data-risen={to > from}>
              <Glyph name={skillGlyph(skillId)} size={26} />
              <b>{name}</b>
              <span translate="no" className={styles.points}>
                {formatChange(points)}
              </span>
              <div className={styles.bar}>
                <Bar label={`${name} experience`} percent={percent} valueText={words} height={6} />
              </div>
              <span className={styles.level}>
                {to > from ? (
                  <>
                    <span>{`Level ${from}`}</span> <span aria-hidden="true">→</span>
                    <span className="visually-hidden"> to </span> <strong translate="no">{to}</strong>
                  </>
                ) : (
                  `Level ${to}`
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
