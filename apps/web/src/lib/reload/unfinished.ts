/** Fields in which text is typed. */
const TEXT_FIELD = 'textarea, input:not([type=radio], [type=checkbox], [type=range])';

/** A dialog in which something is filled in. */
const FORM_DIALOG = `[role=dialog] :is(${TEXT_FIELD})`;

/** A notice, which goes by itself after some seconds. */
const NOTICE = '.mantine-Notification-root';

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notes from now on in which fields the player types. */
export function watchTyping(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(TEXT_FIELD))
        typed.add(target as HTMLInputElement | HTMLTextAreaElement);
    },
    true,
  );
}

/**
 * Whether a reload would lose something: text that was typed and is still in its field, a dialog that is
 * being filled in, or a notice that is still shown.
 */
export function hasUnfinished(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0 || document.querySelector(`${FORM_DIALOG}, ${NOTICE}`) !== null;
}
