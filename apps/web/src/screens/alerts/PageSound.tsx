import { Checkbox } from '@mantine/core';
import { ENDING_SOUND, playEndingSound } from '../../features/alerts/ending-sound.ts';
import { useSetting } from '../../lib/stored-setting/stored-setting.ts';

/** The switch of the sound of an open page, for this browser. */
export function PageSound() {
  const [isOn, setIsOn] = useSetting(ENDING_SOUND);
  const change = (next: boolean) => {
    setIsOn(next);
    // So that the player hears what was switched on.
    if (next) playEndingSound().catch(() => {});
  };
  return (
    <Checkbox
      label="A short sound when something ends"
      description="In this browser, while a tab with the game is open. The tab’s title counts down either way."
      checked={isOn}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
