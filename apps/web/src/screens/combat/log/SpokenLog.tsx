import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFrameChanges } from '../../../features/character/frame-events.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { useSetting } from '../../../lib/stored-setting/stored-setting.ts';
import { offSetting } from '../../../lib/stored-setting/switch-setting.ts';
import { spokenLines } from './spoken-lines.ts';

/** Whether screen readers are told what is rare in a fight, on this device. */
const SPOKEN = offSetting('slumberfell.combat-log.spoken');

/** The button that has screen readers told what is rare in a fight, and the region that tells them. */
export function SpokenLog() {
  const [isOn, setIsOn] = useSetting(SPOKEN);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        title="For screen readers: defeats, victories over bosses, rare loot, and food that runs low"
        onClick={() => setIsOn(!isOn)}
      >
        {isOn ? 'Read aloud: on' : 'Read aloud: off'}
      </Button>
      {isOn && <Spoken />}
    </>
  );
}

function Spoken() {
  const world = useWorld();
  const [spoken, setSpoken] = useState({ count: 0, text: '' });
  useFrameChanges(({ before, after }) => {
    const text = spokenLines(before.shown, after.shown, world);
    if (text !== '') setSpoken(({ count }) => ({ count: count + 1, text }));
  });
  return (
    <span className="visually-hidden" role="status" aria-label="Combat, read aloud">
      {/* Another element for each text, because the same text in the same element is not said again. */}
      <span key={spoken.count}>{spoken.text}</span>
    </span>
  );
}
