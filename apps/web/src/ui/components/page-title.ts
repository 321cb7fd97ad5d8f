// chunk: first
/** The title of the shown screen. */
let screenTitle = '';
/** What stands before it; empty for nothing. */
let prefix = '';

function show(): void {
  document.title = prefix === '' ? screenTitle : `${prefix} · ${screenTitle}`;
}

/** Sets the part of the document's title that names the screen. */
export function setScreenTitle(title: string): void {
  screenTitle = title;
  show();
}

/** Sets what stands before the screen's name, on every screen: `12 min`. Empty for nothing. */
export function setTitlePrefix(text: string): void {
  if (text === prefix) return;
  prefix = text;
  show();
}
