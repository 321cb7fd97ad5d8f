import { foldedPattern, readingsOf } from './look-alikes.ts';
import { type Joined, partsOf } from './name-parts.ts';
import { isIn, namePattern } from './name-pattern.ts';

/** Words that a player could take for a role of the host or for the game, wherever they stand in a name. */
const ANYWHERE = [
  'admin',
  'admins',
  'sysadmin',
  'superadmin',
  'realadmin',
  'theadmin',
  'gameadmin',
  'serveradmin',
  '*administrator*',
  '*administration',
  'mod',
  'mods',
  '*moderator*',
  'gm',
  'gms',
  '*gamemaster*',
  '*gamesmaster*',
  'dev team',
  'the dev',
  'the devs',
  'developer',
  'developers',
  'official',
  'customer service',
  'webmaster',
  'sysop',
  '*slumberfell*',
].map(namePattern);

/**
 * Words that only make such a name together with words of the two lists: "The System" and "Support Team" are
 * refused, "Solar System" and "Host of Ravens" are not.
 */
const OFFICES = ['system', 'server', 'support', 'staff', 'host', 'hosts', 'owner', 'owners', 'helpdesk'];

const COMPANIONS = [
  ...['the', 'a', 'your', 'our', 'my', 'of', 'real', 'true', 'game', 'site', 'head', 'chief', 'lead'],
  ...['super', 'senior', 'main', 'member', 'message', 'messages', 'notice', 'news', 'info', 'bot', 'desk'],
  ...['account', 'help', 'service', 'security', 'team', 'here', 'this', 'is', 'i', 'am', 'not', 'no'],
];

const isOneOf = (words: readonly string[]): ((part: string) => boolean) => {
  const folded = words.map(foldedPattern);
  return (part) => {
    const readings = readingsOf(part);
    return folded.some(({ form, text }) => readings.some((one) => one[form] === text));
  };
};

const isCompanion = isOneOf(COMPANIONS);

/** The words of a host's title without accents and "The"; empty when it is written in other letters. */
const plain = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replace(/^the +/i, '');

/**
 * @param serverTitle the host's own name, which is reserved, too; null when there is none. A title of several
 *   words is reserved wherever it stands in a name. One of a single word is treated like the word "host", so
 *   that the host Ann does not take the name from every Ann Lee.
 * @returns a function that tells whether a name could be taken for the host, for those who act for the host,
 *   or for the game.
 */
export function reservedNames(
  serverTitle: string | null,
): (name: string, joined: readonly Joined[]) => boolean {
  const title = plain(serverTitle ?? '');
  const isOneWord = !title.includes(' ');
  const anywhere = isOneWord ? ANYWHERE : [...ANYWHERE, namePattern(title)];
  const isOffice = isOneOf(isOneWord && title !== '' ? [...OFFICES, title] : OFFICES);
  return (name, joined) => {
    const whole = name.replace(/[ _]/g, '');
    if (isOffice(whole) || anywhere.some((pattern) => isIn(pattern, joined))) return true;
    const parts = partsOf(name).filter((part) => !/^\d+$/.test(part));
    return parts.some(isOffice) && parts.every((part) => isOffice(part) || isCompanion(part));
  };
}
