import { memo, Suspense, useDeferredValue, useState } from 'react';
import { lazyPart } from '../../lib/lazy/lazy-parts.ts';
import type { DialogProps } from './DialogBox.tsx';
import { Veil } from './Veil.tsx';

/** Closed, it looks the same whatever would be in it. */
const DialogBox = memo(
  lazyPart(async () => (await import('./DialogBox.tsx')).DialogBox),
  (before, after) => !before.opened && !after.opened,
);

/**
 * A dialog: Mantine's `Modal`, fetched when the first one opens. The press that opens it is answered by its veil; the dialog
 * itself is rendered in slices behind it, which takes a slow machine longer than an answer may.
 */
export function Dialog(props: DialogProps) {
  const risen = useDeferredValue(props.opened);
  const [wanted, setWanted] = useState(risen);
  if (risen && !wanted) setWanted(true);
  return (
    <>
      {props.opened && !risen && <Veil onClose={props.onClose} />}
      <Suspense>{wanted && <DialogBox {...props} opened={props.opened && risen} />}</Suspense>
    </>
  );
}
