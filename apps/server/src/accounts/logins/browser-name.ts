/**
 * The first pattern that matches decides. The order matters, because the `User-Agent` of most browsers also
 * contains names that stand later in this list.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: typeof BROWSERS, text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Name of a browser in the list of logins, from its `User-Agent`. It lets players recognise their own
 * browsers. It has no version, which would identify the browser more precisely.
 */
export function browserName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? '';
  const browser = first(BROWSERS, text);
  const system = first(SYSTEMS, text);
  if (browser === null) return system === null ? 'Unknown browser' : `A browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
