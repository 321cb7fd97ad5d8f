/**
 * Version of what the page and the server say to each other: layout, frames, hub messages, calls. Raised when
 * a page of the version before would misread a newer server, or a newer page an older server (CONTRIBUTING,
 * "The wire"). A page whose number differs from the server's loads itself again. Servers and pages that name
 * no version have version 0.
 */
export const PROTOCOL_VERSION = 1;

/** Name of the `<meta>` element of the page that holds the version which its scripts were built with. */
export const PROTOCOL_VERSION_META = 'protocol-version';
