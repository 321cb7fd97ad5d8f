import { characterNameFaults } from '@slumberfell/protocol';
import { describe, expect, it } from 'vitest';
import { NameRules } from './name-rules.ts';

const RULES = new NameRules({ hasWordList: true, blocked: [], serverTitle: 'The Sleepless Inn' });
const refusalOf = (name: string): string | null => RULES.refusalOf(name);

/** The names of a text, which has commas between them. */
const names = (text: string): readonly string[] => text.split(',').map((name) => name.trim());

/** Names of real people and places, and of figures in stories and games. */
const FROM_FICTION = names(`
  Frodo Baggins, Samwise Gamgee, Gandalf, Aragorn, Legolas, Gimli, Eowyn, Faramir, Bilbo, Galadriel,
  Hermione Granger, Sherlock Holmes, Dr Watson, Captain Ahab, Ishmael, Queequeg, Moby Dick, Emma Woodhouse,
  Mr Darcy, Heathcliff, Jane Eyre, Dorian Gray, Dracula, Van Helsing, Fagin, Oliver Twist, Scrooge,
  Huckleberry, Don Quixote, Sancho Panza, DArtagnan, Athos, Porthos, Aramis, Mephisto, Raskolnikov,
  Anna Karenina, Coriolanus, Titania, Oberon, Mordred, Geralt, Yennefer, Ciri, Zelda, Ganon, Luigi,
  Samus Aran, Cloud Strife, Sephiroth, Lara Croft, Master Chief, Cortana, Sylvanas, Tyrion, Arya Stark,
  Jon Snow, Picard, Riddick, Dick Tracy, Benedick, Assassin`);
const FROM_LIFE = names(`
  Cassandra, Dickens, Emily Dickinson, Hancock, Cockburn, Hitchcock, Matsushita, Herbert Hoover, Pissarro,
  Picasso, Fukuda, Semenov, Sexton, Titus, Nigel, Ignazio, Nazir, Osama, Adolf, Saddam, Hassan, Massimo,
  Dev Patel, Cummings, Arsene Wenger, Ann Lee, Scunthorpe, Penistone, Essex, Sussex, Middlesex, Clitheroe,
  Stalingrad, Niger, Montenegro, Assisi, Assyria, Cumberland, Arsenal, Uranus, Isis, Fuchs, Chinook`);
/** Names with a part that is reserved or blocked, where it means something else. */
const CLOSE = names(`
  Adminder, Badmin, Badminton, Modesty, Modest Mouse, Mood, Good Mood, Model, Modern, Nomad Min, Commodore,
  Ghost, Ghost Host, Hostess, Host of Ravens, Staff of Ra, Oak Staff, Owner of Cats, Hosts of Dawn, Solar System, Systematic,
  Server Sky, Supporter, Officer, Big Mac, King M, Ed K, Gold K, Told k, M K, G Moss, Slumber, Sleepless, Inn Keeper, Epic Untold,
  Class Act, Peacock, Cockatoo, Cuckoo, Raccoon, Spice, Therapist, Grape, Analyst, Buttercup, Shiitake,
  Cockney, Maine Coon, MaineCoon, Maine_Coons, Coonley, Raccoon Paw, Pakistan, Gooki, Snigger, Shitake, Assignment, Flick, Title,
  Tilt, Blotch, Lanai, Lady Lilith, Willow, Will Tell, Ellis Hill, Fickle, Nigella, Yiddle, Cons, Fern 4551, Owl 6969, Ann 455, Bell 8455, Wren1234, Ann1999, xXSlayerXx`);

const RESERVED = names(`
  Admin, System, Moderator, Game Master, Slumberfell, Administrator, Mod, GM, Server, Support, Staff, Host,
  Owner, Official, Developer, Webmaster, GM Bob, GMBob, G M, Mod Ann, AdminBob, xXAdminXx, Admin1, Ann Admin,
  The System, Support Team, Game Staff, Staff Member, Your Host, Official Bob, Dev Team, SlumberfellBot,
  The Sleepless Inn, Sleepless Inn, Games Master, Themoderator, A_d_m_i_n, Ad Min, I am Host, Mod 7,
  The Hosts, Our Owners, GMs, The Devs`);
const BLOCKED = names(`
  Adolf Hitler, fuck you, f_u_c_k, f u ck, F U C King, Fuuuuck, fvck, sh1t, 5h1t, Sh17, n1gg3r, n1gger, Hitl3r,
  H1tler88, Hitlerfan, heil hitler, 1488, Wolf 1488, 14 88, wh1te power, Nazi, Naz1, Neo Nazi, Bin Laden, cunt,
  c_u_n_t, vvank, BigCock, pedo, Kkk, K K K, 8itch, a55hole, fa9got, s1ut, fu cking, Bitch Face, big ass,
  Pol Pot, Stalin, nlgger, nlgg3r, shlt, fa gg ot, phuck, Phuck3r, kill urself, KillUrSelf, kl11 urself, kys, K Y S, gook, paki, coon,
  Big Coon, wetback, wet back, Wetbacks, dlck, penls, bltch, SIut, siut, bIowjob, niqqer, fagg0t, phaggot, cvnt, kunt, raghead`);

/** What is put in the place of letters so that a name still looks like another one. */
const LOOK_ALIKES: readonly (readonly [from: RegExp, to: string])[] = [
  [/o/gi, '0'],
  [/i/gi, '1'],
  [/i/gi, 'l'],
  [/l/gi, 'I'],
  [/e/gi, '3'],
  [/a/gi, '4'],
  [/s/gi, '5'],
  [/t/gi, '7'],
  [/b/gi, '8'],
  [/g/gi, '9'],
  [/m/gi, 'rn'],
  [/w/gi, 'vv'],
];
const ROLES = names(`
  Admin, Administrator, Moderator, Mod, Game Master, GM, System, Server, Support, Staff, Host, Owner,
  Official, Developer, Slumberfell, Sleepless Inn`);

/** Look-alikes of a role that a character could have as its name. */
function lookAlikesOf(role: string): readonly string[] {
  const [first = '', ...rest] = role;
  const all = [
    role.toUpperCase(),
    role.toLowerCase(),
    role.replaceAll(' ', '_'),
    role.replaceAll(' ', ''),
    [...role.replaceAll(' ', '')].join('_'),
    `${first} ${rest.join('')}`,
    `${role}1`,
    `99_${role}`,
    `The ${role}`,
    ...LOOK_ALIKES.map(([from, to]) => role.replace(from, to)),
    LOOK_ALIKES.reduce((name, [from, to]) => (to.length === 1 ? name.replace(from, to) : name), role),
    // A doubled letter makes another word of a short one, such as "mood" of "mod".
    ...(role.length < 5 ? [] : [[...role].map((letter) => letter.repeat(letter === ' ' ? 1 : 2)).join('')]),
  ];
  return [...new Set(all)].filter((name) => name !== role && characterNameFaults(name).length === 0);
}

describe('a character may have the name', () => {
  it.each([...FROM_FICTION, ...FROM_LIFE, ...CLOSE])('%s', (name) => {
    expect(characterNameFaults(name)).toEqual([]);
    expect(refusalOf(name)).toBeNull();
  });
});

describe('no character may be given the name', () => {
  it.each(RESERVED)('%s, which is reserved', (name) => {
    expect(characterNameFaults(name).filter((fault) => fault !== 'name/length')).toEqual([]);
    expect(refusalOf(name)).toBe('character/name-reserved');
  });

  it.each(BLOCKED)('%s, which is blocked', (name) => {
    expect(characterNameFaults(name)).toEqual([]);
    expect(refusalOf(name)).toBe('character/name-blocked');
  });

  it.each(ROLES.flatMap((role) => lookAlikesOf(role).map((name) => [name, role] as const)))(
    '%s, which looks like %s',
    (name) => {
      expect(refusalOf(name)).toBe('character/name-reserved');
    },
  );
});

it('is tried with more than 200 cases, of which more than 60 must pass', () => {
  expect(new Set([...FROM_FICTION, ...FROM_LIFE]).size).toBeGreaterThan(60);
  expect(ROLES.flatMap(lookAlikesOf).length + RESERVED.length + BLOCKED.length).toBeGreaterThan(200);
});

describe("the host's own list", () => {
  const refused = (line: string, name: string, hasWordList = true): boolean =>
    new NameRules({ hasWordList, blocked: [line], serverTitle: null }).refusalOf(name) ===
    'character/name-blocked';

  it.each([
    [
      'badger',
      ['Badger', 'Old Badger', 'B4dger', 'Bad_Ger', 'BadgerKing', 'Baaadger', 'Badger9'],
      ['Badgers'],
    ],
    ['badger*', ['Badgers', 'Old Badgers', 'badgerking'], ['Oldbadger']],
    ['*badger', ['Oldbadger', 'King Oldbadger'], ['Badgers']],
    ['*badger*', ['Oldbadgers', 'Old Bad Gers', 'Bad German'], ['Bad Gear']],
    [
      'old badger',
      ['Old Badger', 'OldBadger', 'The 0ld Badger', 'Oldbadger'],
      ['Old', 'Badger', 'Badger Old'],
    ],
    ['rat', ['Rat', 'R4t', 'The Rat'], ['Raat', 'Rats', 'Star At', 'Pirate']],
    ['777', ['777', 'Wolf 777', '7_77'], ['Ttt', '7777']],
  ])('with the line %s', (line, blocked, allowed) => {
    expect(blocked.filter((name) => !refused(line, name))).toEqual([]);
    expect(allowed.filter((name) => refused(line, name))).toEqual([]);
  });

  it('counts, and the reserved names too, when the maintained list is switched off', () => {
    expect(refused('badger', 'Badger', false)).toBe(true);
    const plain = new NameRules({ hasWordList: false, blocked: [], serverTitle: null });
    expect([...BLOCKED].map((name) => plain.refusalOf(name)).filter((code) => code !== null)).toEqual([]);
    expect(
      RESERVED.filter((name) => !name.includes('Inn')).map((name) => plain.refusalOf(name)),
    ).not.toContain(null);
  });
});

it.each([
  [null, [], ['Ann', 'The Sleepless Inn']],
  ['Ann', ['Ann', 'The Ann', 'Ann Staff', '4nn'], ['Ann Lee', 'Anna']],
  ['  Café Größe! ', ['Cafe Groe', 'Old Cafe_Groe'], ['Cafe']],
  ['眠らない宿', [], ['Ann']],
])('with the host name or the server name %s', (title, reserved, allowed) => {
  for (const titles of [{ serverTitle: title }, { serverTitle: 'Beatrix', serverName: title }]) {
    const rules = new NameRules({ hasWordList: true, blocked: [], ...titles });
    expect(reserved.filter((name) => rules.refusalOf(name) !== 'character/name-reserved')).toEqual([]);
    expect(allowed.filter((name) => rules.refusalOf(name) !== null)).toEqual([]);
  }
});
