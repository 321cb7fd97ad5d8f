// chunk: idle-report
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { formatChange } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { skillStanding } from '../skills/skill-standing.ts';
import { Fold } from './Fold.tsx';
import { foldedGains, type SkillGain, skillGainsOf } from './report-items.ts';
import { Section } from './Section.tsx';
import styles from './SkillGains.module.css';
import { counted } from './story.ts';

/** The skills that a night has trained. Those without a new level are folded when there are many. */
export function SkillGains({ report }: { readonly report: IdleReportAnswer }) {
  const { shown, folded } = foldedGains(skillGainsOf(report, useWorld()));
  if (shown.length === 0) return null;
  return (
    <Section title="Experience">
      <Gains gains={shown} />
      {folded.length > 0 && (
        <Fold title={`And experience in ${counted(folded.length, 'more skill')}`}>
          <Gains gains={folded} />
        </Fold>
      )}
    </Section>
  );
}

const Gains = ({ gains }: { readonly gains: readonly SkillGain[] }) => (
  <ul className={styles.gains}>
    {gains.map((gain) => (
      <Gain key={gain.skillId} gain={gain} />
    ))}
  </ul>
);

function Gain({ gain: { skillId, name, points, from, to, experience } }: { readonly gain: SkillGain }) {
  const { percent, words } = skillStanding(experience);
  const hasRisen = to > from;
  return (
    <li className={styles.gain} data-risen={hasRisen}>
      <Glyph name={skillGlyph(skillId)} size={28} />
      <b className={styles.name}>{name}</b>
      <span className={styles.level}>
        <span className="visually-hidden">Level </span>
        {hasRisen && (
          <>
            <span translate="no">{from}</span> <span aria-hidden="true">→</span>
            <span className="visually-hidden"> to </span>{' '}
          </>
        )}
        <strong translate="no">{to}</strong>
      </span>
      <div className={styles.bar}>
        <Bar label={`${name} experience`} percent={percent} valueText={words} height={8} />
      </div>
      <span translate="no" className={styles.points}>
        {formatChange(points)}
      </span>
    </li>
  );
}
