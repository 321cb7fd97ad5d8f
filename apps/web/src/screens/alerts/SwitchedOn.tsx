import type { Answer } from '@slumberfell/protocol';
import { useState } from 'react';
import { forgetHere, withdraw } from '../../features/alerts/register-device.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { notifyFailure } from '../../features/notices/notify.ts';
import { call } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import styles from './AlertsScreen.module.css';
import { DeviceForm } from './DeviceForm.tsx';

interface SwitchedOnProps {
  readonly device: Answer<'devices'>[number];
  readonly onChange: () => Promise<void>;
}

interface TestResult {
  readonly isSent: boolean;
  readonly text: string;
}

const SENT =
  'Sent. Your device should ring within a few seconds. If not, check that this device allows notifications from the browser, and that “do not disturb” is off.';

/** A device that is told: a test, what it is told, and the button that switches it off. */
export function SwitchedOn({ device, onChange }: SwitchedOnProps) {
  const characterId = useCharacter(({ id }) => id);
  const [pending, setPending] = useState<'test' | 'off' | null>(null);
  const [result, setResult] = useState<TestResult | null>(null);
  const test = async () => {
    setPending('test');
    setResult(null);
    const outcome = await call('test-device', device.id);
    setPending(null);
    setResult(
      outcome.ok ? { isSent: true, text: SENT } : { isSent: false, text: failureText(outcome.failure) },
    );
    if (outcome.ok && !device.reached) await onChange();
    if (outcome.ok || outcome.failure.code !== 'device/gone') return;
    // The push service no longer knows the subscription, so the next press must make another one.
    await forgetHere(characterId);
    await onChange();
  };
  const switchOff = async () => {
    setPending('off');
    const outcome = await withdraw(characterId, device.id);
    setPending(null);
    if (!outcome.ok) return notifyFailure(outcome.failure);
    await onChange();
  };
  return (
    <>
      {device.reached ? (
        <p key="reached">
          <b>Alerts are on.</b> This device gets the alerts you choose below.
        </p>
      ) : (
        <p key="not-reached" role="alert">
          <b>Your first alert did not arrive.</b> Your browser’s push service did not accept it. You will get
          no alerts on this device until a test alert arrives. You can send one below at any time.
        </p>
      )}
      <div className={styles.buttons}>
        <CommandButton variant="default" loading={pending === 'test'} onClick={() => void test()}>
          Send a test
        </CommandButton>
        <CommandButton
          variant="outline"
          color="blood"
          loading={pending === 'off'}
          onClick={() => void switchOff()}
        >
          Switch alerts off
        </CommandButton>
      </div>
      {result && <p role={result.isSent ? 'status' : 'alert'}>{result.text}</p>}
      <DeviceForm device={device} />
    </>
  );
}
