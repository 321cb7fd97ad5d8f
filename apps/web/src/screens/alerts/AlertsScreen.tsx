import { useThisDevice } from '../../features/alerts/use-this-device.ts';
import { GuideLink } from '../../features/guide/GuideLink.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { LoadingState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import styles from './AlertsScreen.module.css';
import { DeviceList } from './DeviceList.tsx';
import { EndMails } from './EndMails.tsx';
import { MomentChoice } from './MomentChoice.tsx';
import { PageSound } from './PageSound.tsx';
import { ThisDevice } from './ThisDevice.tsx';

/** Which devices are told when something has happened to the character, and of what. */
export function AlertsScreen() {
  useTitle('Alerts');
  const state = useThisDevice();
  return (
    <>
      <PageHead title="Alerts">
        <GuideLink article="while-you-rest">What happens while you rest</GuideLink>
      </PageHead>
      {/* The panels are of another height when the answers are there, so they wait for them. */}
      {state.status === 'checking' ? (
        <LoadingState label="Looking for the bell…" />
      ) : (
        <div className={styles.panels}>
          <Panel title="This device" brass>
            <p className={styles.lead}>
              Close the page and go. When your legend has something to say, your device will ring, even with
              the game closed.
            </p>
            <ThisDevice state={state} />
          </Panel>
          <Panel title="While the page is open">
            <div className={styles.wants}>
              <PageSound />
              <MomentChoice />
            </div>
          </Panel>
          <Panel title="All your devices">
            <DeviceList />
          </Panel>
          <Panel title="When no device gets alerts">
            <EndMails />
          </Panel>
        </div>
      )}
    </>
  );
}
