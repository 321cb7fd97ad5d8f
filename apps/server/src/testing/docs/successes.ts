import type { CommandName } from '@slumberfell/engine';
import type { RouteName } from '@slumberfell/protocol';
import { authenticatorCode } from '../../accounts/credentials/authenticator-codes.ts';
import type { MailReceiver } from '../mail-receiver.ts';
import { PushSubscription } from '../push-subscription.ts';
import type { Reply, TestClient } from '../test-client.ts';

/** Ids of the shipped world. */
const CUDGEL = 20901;
const BREAD = 12011;
const KEY = 40011;
const TROPHY = 50101;
const CARD = 80101;
const PET = 71001;
const RECIPE = 30801;
const DAGGER = 8011;
const ESSENCE = 6611;
const FLAX = 1010;
const MILL = 11;
const LANTERNLEA = 1;
const WEAPON_SLOT = 8;
const PLAN = { slot: 1, name: 'Night', steps: [{ name: 'sell-junk' as const, input: {} }] };

/** Moves the clock forward by a minute. */
type Wait = () => void;

/** What a player uses besides the client: e-mails that arrive, and a clock, whose `now` is in epoch ms. */
interface PlayerTools extends Pick<MailReceiver, 'linkFor'> {
  now(): number;
  /** A client that is logged in as an administrator. */
  administrator(): Promise<TestClient>;
  /** A client that is logged in as another player, who has a character. */
  otherPlayer(): Promise<TestClient>;
}

type Success = (player: TestClient, wait: Wait, home: PlayerTools) => Promise<Reply>;

/**
 * Calls that are not commands. Each has an answer of its own, while all commands are answered with a frame.
 */
type OwnAnswer = Exclude<RouteName, CommandName>;

/**
 * For tests: for each call, a function that makes it with success, after the calls that it needs, with a new
 * character of the generous world. Of the commands, only some have one.
 */
export const SUCCESSES: Readonly<Record<OwnAnswer, Success> & Partial<Record<CommandName, Success>>> = {
  'is-authenticated': (player) => player.send('is-authenticated'),
  status: (player) => player.send('status'),
  'get-username': (player) => player.send('get-username'),
  'get-guest-credentials': (player) => player.send('get-guest-credentials'),
  register: async (player) => {
    await player.call('logout');
    const pair = await player.call('get-guest-credentials');
    return player.send('register', { ...pair, isPersistent: true, isGuest: true });
  },
  login: async (player) => {
    await player.call('logout');
    const { username, password } = await player.registerGuest();
    return player.send('login', { email: username, password, rememberMe: false });
  },
  logout: (player) => player.send('logout'),
  'confirm-email': async (player, _wait, home) => {
    await player.registerEmail('confirm@example.org', true);
    return player.send('confirm-email', queryOf(await home.linkFor('confirm@example.org', 'confirm-email')));
  },
  'request-validate-email': async (player) => {
    await player.registerEmail('request@example.org');
    return player.send('request-validate-email');
  },
  'request-password-reset': (player) => player.send('request-password-reset', 'nobody@example.org'),
  'reset-password': async (player, _wait, home) => {
    await player.registerEmail('reset@example.org');
    await player.call('request-password-reset', 'reset@example.org');
    const { userId, token } = queryOf(await home.linkFor('reset@example.org', 'reset-password'));
    return player.send('reset-password', { userId: Number(userId), token, newPassword: 'a quiet afternoon' });
  },
  'generate-password-reset-link': async (player) =>
    player.send('generate-password-reset-link', await player.call('get-username')),
  'end-account-sessions': async (player) =>
    player.send('end-account-sessions', await player.call('get-username')),
  'import-data': (player) => player.send('import-data'),
  overview: (player) => player.send('overview'),
  'create-invite': (player) => player.send('create-invite', INVITE),
  'check-invite': async (player, _wait, home) => {
    const { link } = await (await home.administrator()).call('create-invite', INVITE);
    const { invite = '' } = queryOf(new URL(link));
    return player.send('check-invite', invite);
  },
  invites: async (player) => {
    await player.call('create-invite', INVITE);
    return player.send('invites');
  },
  'withdraw-invite': async (player) =>
    player.send('withdraw-invite', (await player.call('create-invite', INVITE)).id),
  'report-character': async (player, _wait, home) =>
    player.send('report-character', { ...REPORT, id: await ownId(await home.otherPlayer()) }),
  reports: async (player, _wait, home) => {
    await report(home);
    return player.send('reports');
  },
  'close-report': async (player, _wait, home) => {
    await report(home);
    const [first] = await player.call('reports');
    return player.send('close-report', { id: first?.id ?? 0, outcome: 'name-stays' });
  },
  'close-reports-of': async (player, _wait, home) => {
    await report(home);
    const [first] = await player.call('reports');
    return player.send('close-reports-of', { reporterId: first?.reporterId ?? 0, outcome: 'name-stays' });
  },
  'managed-character': async (player, _wait, home) => {
    const id = await ownId(await home.otherPlayer());
    await player.call('hide-character', { id, reason: REASON });
    const [character] = await (await home.otherPlayer()).call('get-characters');
    return player.send('managed-character', { name: character?.name ?? '' });
  },
  'rename-character': async (player, _wait, home) =>
    player.send('rename-character', {
      id: await ownId(await home.otherPlayer()),
      name: 'Quiet Guest',
      reason: REASON,
    }),
  'hide-character': async (player, _wait, home) =>
    player.send('hide-character', { id: await ownId(await home.otherPlayer()), reason: REASON }),
  'show-character': async (player, _wait, home) => {
    const id = await ownId(await home.otherPlayer());
    await player.call('hide-character', { id, reason: REASON });
    return player.send('show-character', { id, reason: 'It was a mistake.' });
  },
  'see-decisions': (player) => player.send('see-decisions', 1),
  announce: (player, _wait, home) => player.send('announce', noteUntil(home.now() + 60_000)),
  'withdraw-announcement': async (player, _wait, home) =>
    player.send('withdraw-announcement', (await player.call('announce', noteUntil(home.now() + 60_000))).id),
  'post-news': (player) => player.send('post-news', POST),
  'remove-news': async (player) => player.send('remove-news', (await player.call('post-news', POST)).id),
  'get-news': async (player, _wait, home) => {
    await (await home.administrator()).call('post-news', POST);
    return player.send('get-news', { page: '1' });
  },
  'get-news-lines': (player) => player.send('get-news-lines', { page: '1' }),
  'news-seen': (player, _wait, home) => player.send('news-seen', home.now()),
  'second-factor': (player) => player.send('second-factor'),
  'begin-second-factor': async (player, _wait, home) => {
    const password = await validated(player, 'begin@example.org', home);
    return player.send('begin-second-factor', { password });
  },
  'confirm-second-factor': async (player, _wait, home) => {
    const password = await validated(player, 'add@example.org', home);
    const { secret } = await player.call('begin-second-factor', { password });
    return player.send('confirm-second-factor', { code: authenticatorCode(secret, home.now()) });
  },
  'remove-second-factor': async (player, wait, home) => {
    const password = await validated(player, 'remove@example.org', home);
    const { secret } = await player.call('begin-second-factor', { password });
    await player.call('confirm-second-factor', { code: authenticatorCode(secret, home.now()) });
    wait();
    return player.send('remove-second-factor', { password, code: authenticatorCode(secret, home.now()) });
  },
  sessions: (player) => player.send('sessions'),
  'end-session': async (player) => {
    const [own] = await player.call('sessions');
    return player.send('end-session', own?.id);
  },
  'end-other-sessions': (player) => player.send('end-other-sessions'),
  'alert-key': (player) => player.send('alert-key'),
  devices: async (player) => {
    await player.call('register-device', new PushSubscription().input());
    return player.send('devices');
  },
  'register-device': (player) =>
    player.send('register-device', new PushSubscription().input({ quietHours: { from: 1_320, to: 420 } })),
  'withdraw-device': async (player) => {
    const { id } = await player.call('register-device', new PushSubscription().input());
    return player.send('withdraw-device', id);
  },
  'end-letters': (player) => player.send('end-letters'),
  'set-end-letters': (player) => player.send('set-end-letters', { wanted: false }),
  'test-device': async (player) => {
    const { id } = await player.call('register-device', new PushSubscription().input());
    return player.send('test-device', id);
  },
  'export-data': (player) => player.send('export-data'),
  'delete-account': async (player) => {
    const username = 'delete@example.org';
    return player.send('delete-account', { username, password: await player.registerEmail(username) });
  },
  'change-password': async (player) => {
    const currentPassword = await player.registerEmail('change@example.org');
    return player.send('change-password', { currentPassword, newPassword: 'a quiet afternoon' });
  },
  'get-characters': (player) => player.send('get-characters'),
  'create-character': async (player) => {
    await player.call('logout');
    await player.registerGuest();
    return player.send('create-character', { name: 'Newcomer', appearanceId: 1 });
  },
  'select-character': async (player) => player.send('select-character', await ownId(player)),
  'get-character-profile-data': async (player) =>
    player.send('get-character-profile-data', { id: String(await ownId(player)) }),
  chronicle: (player) => player.send('chronicle'),
  'share-chronicle': (player) => player.send('share-chronicle', { isShared: true }),
  'shared-chronicle': async (player) => {
    await player.call('share-chronicle', { isShared: true });
    return player.send('shared-chronicle', { id: String(await ownId(player)) });
  },
  celebrations: (player) => player.send('celebrations'),
  celebrate: (player) =>
    player.send('celebrate', { celebrations: [{ kind: 'region', id: 1, level: null, at: 1 }] }),
  'chronicle-days': (player) => player.send('chronicle-days', { page: '1' }),
  'get-idle-report': (player) => player.send('get-idle-report', { since: '1' }),
  'get-idle-reports': (player) => player.send('get-idle-reports', { page: '1' }),
  'dismiss-idle-report': (player) => player.send('dismiss-idle-report', 1),

  equip: (player) => player.send('equip', CUDGEL),
  'equip-food': (player) => player.send('equip-food', { itemId: BREAD, amount: 2 }),
  unequip: async (player) => {
    await player.call('equip', CUDGEL);
    return player.send('unequip', WEAPON_SLOT);
  },
  'unequip-food': async (player) => {
    await player.call('equip-food', { itemId: BREAD, amount: 2 });
    return player.send('unequip-food');
  },
  wear: (player) => player.send('wear', [{ itemId: CUDGEL, amount: 1 }]),
  'save-set': (player) => player.send('save-set', { slot: 1, name: 'Night' }),
  'rename-set': async (player) => {
    await player.call('save-set', { slot: 1, name: 'Night' });
    return player.send('rename-set', { slot: 1, name: 'Noon' });
  },
  'delete-set': async (player) => {
    await player.call('save-set', { slot: 1, name: 'Night' });
    return player.send('delete-set', { slot: 1 });
  },
  'save-plan': (player) => player.send('save-plan', PLAN),
  'delete-plan': async (player) => {
    await player.call('save-plan', PLAN);
    return player.send('delete-plan', { slot: PLAN.slot });
  },
  keep: (player) => player.send('keep', { itemId: BREAD, amount: 1 }),
  'mark-junk': (player) => player.send('mark-junk', { itemId: BREAD, junk: true }),
  'pin-wanted': (player) => player.send('pin-wanted', { thing: { kind: 'item', id: BREAD } }),
  'hide-wanted': (player) => player.send('hide-wanted', { thing: { kind: 'item', id: BREAD }, hidden: true }),
  'sell-many': (player) => player.send('sell-many', { items: [{ itemId: BREAD, amount: 1 }] }),
  'sell-junk': async (player) => {
    await player.call('mark-junk', { itemId: BREAD, junk: true });
    return player.send('sell-junk');
  },
  'undo-sale': async (player) => {
    const { frame } = await player.call('sell', { itemId: BREAD, amount: 1 });
    const sale = frame.events.find((event) => event.type === 'OnSale');
    return player.send('undo-sale', { saleId: sale?.saleId ?? 0 });
  },
  'claim-all': (player) => player.send('claim-all', { kind: 'trophies' }),
  sell: (player) => player.send('sell', { itemId: BREAD, amount: 1 }),
  buy: (player) => player.send('buy', { itemId: KEY, amount: 2 }),
  'claim-trophy': (player) => player.send('claim-trophy', { itemId: TROPHY, amount: 10 }),
  'claim-card': (player) => player.send('claim-card', CARD),
  'tame-pet': (player) => player.send('tame-pet', PET),
  'take-along': async (player) => {
    await player.send('tame-pet', PET);
    return player.send('take-along', { itemId: PET });
  },
  'learn-recipe': (player) => player.send('learn-recipe', RECIPE),
  travel: (player) => player.send('travel', LANTERNLEA + 1),
  'set-training-attribute': (player) => player.send('set-training-attribute', 2),
  'set-healing-threshold': (player) => player.send('set-healing-threshold', 40),

  stop: async (player) => {
    await player.call('begin-hunting', { regionId: LANTERNLEA });
    return player.send('stop');
  },
  'stop-remaining': async (player) => {
    await player.call('buy', { itemId: KEY, amount: 2 });
    await player.call('begin-dungeon', { dungeonId: MILL, runs: 2 });
    return player.send('stop-remaining');
  },
  refresh: async (player, wait) => {
    await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
    wait();
    return player.send('refresh');
  },
  'begin-crafting': (player) => player.send('begin-crafting', { itemId: FLAX, amount: 10 }),
  'begin-disenchanting': (player) =>
    player.send('begin-disenchanting', { itemId: ESSENCE, items: [{ itemId: DAGGER, amount: 3 }] }),
  'begin-hunting': (player) => player.send('begin-hunting', { regionId: LANTERNLEA }),
  'begin-dungeon': (player) => player.send('begin-dungeon', { dungeonId: MILL, runs: 1 }),

  'get-static-data': (player) => player.send('get-static-data', { skillsVersion: '' }),
  'get-lore': (player) => player.send('get-lore', { version: '' }),
  'get-quests': (player) => player.send('get-quests', { version: '' }),
  'get-table': (player) => player.send('get-table', { leaderboardType: 'Level', page: '1' }),
  'get-layout-data': async (player, wait) => {
    await player.call('equip', CUDGEL);
    await player.call('equip-food', { itemId: BREAD, amount: 5 });
    await player.call('begin-hunting', { regionId: LANTERNLEA });
    wait();
    return player.send('get-layout-data');
  },
  'get-combat-action-context': async (player) => {
    await player.call('begin-dungeon', { dungeonId: MILL, runs: 1 });
    return player.send('get-combat-action-context');
  },
  'public-settings': async (player, _wait, home) => {
    await (await home.administrator()).call('announce', noteUntil(home.now() + 60_000));
    return player.send('public-settings');
  },
  agreement: (player) => player.send('agreement', { name: 'rules' }),
  'accept-agreements': async (player) => {
    const { versions } = await player.call('agreement', { name: 'rules' });
    return player.send('accept-agreements', [{ name: 'rules', date: versions[0]?.date ?? '' }]);
  },
};

async function ownId(player: TestClient): Promise<number> {
  const [own] = await player.call('get-characters');
  if (own === undefined) throw new Error('there is no character');
  return own.id;
}

/** What the player sends to create an invite. */
const INVITE = { accounts: 3, days: 7, note: 'for the tavern' };

/** What the player sends with the id of a character to report its name. */
const REPORT = { reason: 'impersonation', text: 'Says that it is the host.' } as const;

/** Makes one player report another one's character. */
async function report({ otherPlayer }: PlayerTools): Promise<void> {
  const id = await ownId(await otherPlayer());
  await (await otherPlayer()).call('report-character', { ...REPORT, id });
}

/** What an administrator tells the player of a character. */
const REASON = 'The name insults other players.';

/** What the player sends to post news. */
const POST = { title: 'A second server', body: 'It is faster.\n\nMore at https://example.org/news' };

const noteUntil = (endsAt: number) => ({ kind: 'note' as const, text: 'Welcome to the tavern.', endsAt });

const queryOf = (link: URL): Record<string, string> => Object.fromEntries(link.searchParams);

/** Upgrades the player's account to one with a validated e-mail address. @returns its password */
async function validated(player: TestClient, address: string, home: PlayerTools): Promise<string> {
  const password = await player.registerEmail(address, true);
  const { userId = '', code = '' } = queryOf(await home.linkFor(address, 'confirm-email'));
  await player.call('confirm-email', { userId, code });
  return password;
}
