import { Button } from '@mantine/core';
import { memo, useLayoutEffect, useRef } from 'react';
import { ChoiceBar } from './ChoiceBar.tsx';
import styles from './Chooser.module.css';
import type { ChoiceOfTiles } from './use-choice.ts';

type ChooserProps = Pick<ChoiceOfTiles, 'isChoosing' | 'listedIds' | 'begin' | 'chooseAll' | 'end'>;

/** The button that begins to choose several tiles, and then the bar that says what to do with them. */
export const Chooser = memo(function Chooser(props: ChooserProps) {
  const { isChoosing, listedIds, begin, chooseAll, end } = props;
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(isChoosing);
  // The pressed button is gone with the change, and with it the focus.
  useLayoutEffect(() => {
    if (was.current !== isChoosing && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
    was.current = isChoosing;
  }, [isChoosing]);
  return (
    <div ref={place} className={isChoosing ? styles.choice : styles.chooser}>
      {isChoosing ? (
        <ChoiceBar ids={listedIds} onChooseAll={chooseAll} onDone={end} />
      ) : (
        <Button variant="default" onClick={begin}>
          Choose several
        </Button>
      )}
    </div>
  );
});
