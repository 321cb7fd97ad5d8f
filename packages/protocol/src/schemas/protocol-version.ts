/**
 * Version of the protocol between page and server: layout, frames, hub messages, calls. Raise it when a page
 * of the version before would misread a newer server, or a newer page an older server (CONTRIBUTING, "The
 * wire"). A page whose version differs from the server's reloads itself. A server or page without a version
 * counts as version 0.
 */
export const PROTOCOL_VERSION = 13;

/**
 * Name of the `<meta>` element that contains the `PROTOCOL_VERSION` with which the page's scripts were built.
 */
export const PROTOCOL_VERSION_META = 'protocol-version';
