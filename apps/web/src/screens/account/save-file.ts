/** Pause in ms until the file's address is revoked. Within it the browser must start the download. */
const REVOKE_AFTER = 60_000;

/** Starts a download with this content. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
}
