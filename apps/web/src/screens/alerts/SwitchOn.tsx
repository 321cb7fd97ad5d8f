import { useState } from 'react';
import { askAndRegister } from '../../features/alerts/register-device.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import styles from './AlertsScreen.module.css';

/** The button that switches alerts on in this browser, which then asks the player for the permission. */
export function SwitchOn({ onChange }: { readonly onChange: () => Promise<void> }) {
  const characterId = useCharacter(({ id }) => id);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async () => {
    setPending(true);
    setRefusal(null);
    const refused = await askAndRegister(characterId);
    setPending(false);
    setRefusal(refused);
    await onChange();
  };
  return (
    <>
      <p>Alerts are off on this device.</p>
      <CommandButton loading={pending} onClick={() => void press()}>
        Switch alerts on
      </CommandButton>
      {refusal === null ? (
        <p className={styles.note}>Your browser will ask whether this page may notify you.</p>
      ) : (
        <p role="alert">{refusal}</p>
      )}
    </>
  );
}
