import { useCharacter } from '../../features/character/use-character.ts';
import { GuideLink } from '../../features/guide/GuideLink.tsx';
import { NightStrip } from '../../features/night-strip/NightStrip.tsx';
import { useForetoldNight } from '../../features/night-strip/use-foretold-night.ts';
import { draftOf, type PlanDraft } from '../../features/plan/plan-draft.ts';
import { stepHash } from '../../features/plan/step-hash.ts';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { AddStep } from './AddStep.tsx';
import { PlanList } from './PlanList.tsx';
import styles from './PlanScreen.module.css';
import { RunningStep } from './RunningStep.tsx';
import { SavedPlans } from './SavedPlans.tsx';
import { useSoughtStep } from './use-sought-step.ts';

/** What runs, and what comes after it: a list that the player changes. */
export function PlanScreen() {
  useTitle('Plan');
  useSoughtStep();
  const draft = draftOf(useCharacter(({ shown }) => shown.plan));
  const isRunning = useCharacter(({ shown }) => shown.action !== null);
  return (
    <>
      <PageHead title="Plan" />
      <div className={styles.panels}>
        <Panel id={stepHash(null)} title="Now" brass>
          <RunningStep />
        </Panel>
        <Panel title="And then">
          {draft.steps.length === 0 ? (
            <>
              {isRunning && <NightOf draft={draft} />}
              <EmptyState
                title="Nothing is planned"
                action={<GuideLink article="what-comes-after">What a plan can do</GuideLink>}
              >
                Add a step below, or press “After this” where you find something to do.
              </EmptyState>
            </>
          ) : (
            <PlanList draft={draft} />
          )}
        </Panel>
        <Panel title="Add a step">
          <AddStep draft={draft} />
        </Panel>
        <section aria-label="Saved plans">
          <Panel title="Saved plans">
            <SavedPlans draft={draft} />
          </Panel>
        </section>
      </div>
    </>
  );
}

/** How much of the night what runs takes, while nothing is planned after it. */
function NightOf({ draft }: { readonly draft: PlanDraft }) {
  const { night, isOld } = useForetoldNight(draft);
  return <NightStrip night={night} isOld={isOld} />;
}
