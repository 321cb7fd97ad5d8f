// chunk: idle-report
import type { GainSource } from '@slumberfell/engine';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { useCharacter } from '../character/use-character.ts';
import { UndoPlannedSale } from '../sales/UndoSale.tsx';
import { worthLabel } from '../skills/work-words.ts';
import { BestFinds } from './BestFinds.tsx';
import { BEST_FINDS, inOrderOfFinds } from './best-finds.ts';
import { Fold } from './Fold.tsx';
import { ItemKind, Kind, Pictures } from './Kind.tsx';
import { ReportItemList, ROWS } from './ReportItemList.tsx';
import styles from './ReportView.module.css';
import { type ReportItem, reportItemsOf } from './report-items.ts';
import { Section } from './Section.tsx';
import { SkillGains } from './SkillGains.tsx';
import { StepList } from './StepList.tsx';
import { stepLines } from './step-lines.ts';
import { counted, endingOf, lengthOf, storyOf, surplusOf } from './story.ts';
import { useFirstItems } from './use-first-items.ts';
import { VictoryList } from './VictoryList.tsx';

const SOURCE_TITLES: Readonly<Record<GainSource, string>> = {
  gathered: 'Gathered',
  crafted: 'Made',
  disenchanted: 'Carved out of old things',
  looted: 'Left behind by the beaten',
};

/** So many steps are always shown: they tell the course of the night. */
const FEW_STEPS = 4;

/**
 * The content of one idle report: what the character gained while the player was away (game-design 7.3). It
 * begins with what the character became and the best finds. The rest is folded, unless it is short.
 */
export function ReportView({ report }: { readonly report: IdleReportAnswer }) {
  const world = useWorld();
  const { finds, gains, used, worth } = reportItemsOf(report, world);
  const firsts = useFirstItems(report);
  const { kills, runs, steps } = report;
  const won = sumOf(kills);
  const kinds = gains.reduce((sum, { items }) => sum + items.length, used.length);
  const further = Math.max(0, finds.length - BEST_FINDS);
  const isFolded = kinds + further + kills.length + runs.length + steps.length > ROWS;
  return (
    <div className={styles.report}>
      <Opening report={report}>
        <Chip glyph="night-sleep">{`${lengthOf(report)} away`}</Chip>
        {won > 0 && <Chip glyph="crossed-swords">{`${counted(won, 'fight')} won`}</Chip>}
        {worth !== 0 && (
          <Chip>
            <span>{worthLabel('Worth', 'less what is used', used.length > 0)}</span> <Gold amount={worth} />
          </Chip>
        )}
      </Opening>
      <Ending report={report} />
      <UndoPlannedSale since={report.since} until={report.until} />
      <SkillGains report={report} />
      <Finds finds={inOrderOfFinds(finds, firsts, world)} firsts={firsts} isFolded={isFolded} />
      <div className={styles.kinds} data-folded={isFolded}>
        {steps.length > 0 && (
          <Kind
            title="One thing after another"
            sum={<StepSum report={report} />}
            isFolded={isFolded && steps.length > FEW_STEPS}
          >
            <StepList report={report} />
          </Kind>
        )}
        {gains.map(({ source, items }) => (
          <ItemKind
            key={source}
            title={SOURCE_TITLES[source]}
            items={items}
            firsts={firsts}
            isFolded={isFolded}
          />
        ))}
        {used.length > 0 && <ItemKind title="Used up" items={used} isFolded={isFolded} />}
        {kills.length + runs.length > 0 && (
          <Kind title="Beaten" sum={victorySum(report)} isFolded={isFolded}>
            <VictoryList kills={kills} runs={runs} />
          </Kind>
        )}
      </div>
      <Surplus report={report} />
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
          <b>{`Ended at ${ending.at}.`}</b> <span>{ending.why}</span>{' '}
          <span className={styles.ago}>{`That was ${ending.when}.`}</span>
        </span>
      ) : (
        <span>
          <b>Still at it</b> when you came back.
        </span>
      )}
    </p>
  );
}

interface FindsProps {
  /** The best first. */
  readonly finds: readonly ReportItem[];
  readonly firsts: ReadonlySet<number>;
  readonly isFolded: boolean;
}

/** The best finds large, and the others folded. */
function Finds({ finds, firsts, isFolded }: FindsProps) {
  if (finds.length === 0) return null;
  const others = finds.slice(BEST_FINDS);
  const fresh = others.filter(({ item }) => firsts.has(item.id)).length;
  const list = <ReportItemList items={others} firsts={firsts} />;
  return (
    <Section title="Finds">
      <BestFinds finds={finds.slice(0, BEST_FINDS)} firsts={firsts} />
      {others.length > 0 &&
        (isFolded ? (
          <Fold
            title={`${counted(others.length, 'more find')}${fresh > 0 ? `, ${fresh} of them new` : ''}`}
            pictures={<Pictures items={others} />}
          >
            {list}
          </Fold>
        ) : (
          list
        ))}
    </Section>
  );
}

function StepSum({ report }: { readonly report: IdleReportAnswer }) {
  const lines = stepLines(report, useWorld());
  const skipped = lines.filter(({ isSkipped }) => isSkipped).length;
  return `${counted(lines.length, 'step')}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const victorySum = ({ kills, runs }: IdleReportAnswer): string =>
  [
    ...(runs.length > 0 ? [counted(sumOf(runs), 'run')] : []),
    ...(kills.length > 0 ? [counted(kills.length, 'kind'), counted(sumOf(kills), 'fight')] : []),
  ].join(', ');

/** A sentence that explains why the character made more items than the player had asked for. */
function Surplus({ report }: { readonly report: IdleReportAnswer }) {
  const words = surplusOf(report, useWorld());
  return words && <p className={styles.surplus}>{words}</p>;
}

const sumOf = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);
