/** CSS selector of the fields into which a player can type text. */
const TEXT_FIELD = 'textarea, input:not([type=radio], [type=checkbox], [type=range])';

/** CSS selector of text fields within a dialog. */
const FORM_DIALOG = `[role=dialog] :is(${TEXT_FIELD})`;

/** CSS selector of a notice. A notice closes by itself after some seconds. */
const NOTICE = '.mantine-Notification-root';

const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Starts to record in which fields the player types. */
export function watchTyping(): void {
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(TEXT_FIELD))
        typedFields.add(target as HTMLInputElement | HTMLTextAreaElement);
    },
    true,
  );
}

/**
 * Whether a reload would lose something: typed text that is still in its field, an open dialog with text
 * fields, or a visible notice.
 */
export function hasUnfinished(): boolean {
  for (const field of typedFields) if (!field.isConnected || field.value === '') typedFields.delete(field);
  return typedFields.size > 0 || document.querySelector(`${FORM_DIALOG}, ${NOTICE}`) !== null;
}
