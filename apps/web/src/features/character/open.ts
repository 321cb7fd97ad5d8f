import { type Frame, PROTOCOL_VERSION } from '@slumberfell/protocol';
import { call, type Failure, postsSettled } from '../../lib/api/call.ts';
import { noteClosedByServer, noteLogin } from '../../lib/api/login-end.ts';
import { onClockStep } from '../../lib/clock/clock-steps.ts';
import { setServerClock } from '../../lib/clock/server-clock.ts';
import { type Hub, type HubListeners, openHub } from '../../lib/hub/hub.ts';
import { reloadNote } from '../../lib/reload/reload-note.ts';
import { reloadWhenFinished } from '../../lib/reload/reload-page.ts';
import { servedVersion } from '../../lib/reload/served-version.ts';
import { followServerContent } from '../../lib/static-data/load.ts';
import { putOffText } from '../../lib/text/put-off.ts';
import { notify } from '../notices/notify.ts';
import { noteCelebrated } from './celebrated.ts';
import { publishFrameChange } from './frame-events.ts';
import { storeIdleReport } from './idle-report.ts';
import { notifyEnding } from './notify-ending.ts';
import { fetchLayoutPastDeadConnections } from './past-dead-connections.ts';
import { layoutPrefetch } from './prefetch-layout.ts';
import { createProtocolGuard } from './protocol-guard.ts';
import { RELOADED_WORDS } from './protocol-texts.ts';
import { characterStore, forgetCharacter, storeDecisions, storeHeld, storeLayout } from './store.ts';
import { createSync } from './sync.ts';

interface OpenCharacter {
  readonly receive: (frame: Frame) => void;
  readonly refetch: () => Promise<void>;
  readonly reconnect: () => void;
  readonly close: () => void;
}

let open: OpenCharacter | null = null;

/**
 * Whether this browser has a login; true also when the server does not answer. If it has none, `call` reports
 * the end of the login, with the reason from the server's response.
 */
async function checkLogin(): Promise<boolean> {
  const outcome = await call('get-username', {});
  return outcome.ok || outcome.failure.code !== 'request/not-authenticated';
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens the character of this browser's login: fetches the layout, connects to the hub, and keeps the state
 * equal to the server's. At each connection the hub sends the character's current revision; if the page has
 * missed frames, it fetches the layout again.
 * @param onFailure called when the layout could not be fetched, or when the account has no character
 * @returns closes the character
 */
export function openCharacter(onFailure: (failure: Failure) => void): () => void {
  open?.close();
  const guard = createProtocolGuard({
    own: PROTOCOL_VERSION,
    servedVersion,
    mayReload: reloadNote.mayReload,
    reload: reloadWhenFinished,
    onStatus: (protocol) => characterStore.setState({ protocol }),
    wait,
  });
  /** Whether the browser's connections may be dead: the hub did not answer, and no layout has come since. */
  let mayBeDead = false;
  const sync = createSync({
    fetchLayout: () => guard.fetchLayout(mayBeDead ? fetchLayoutPastDeadConnections : layoutPrefetch.take),
    held: () => characterStore.getState().character,
    waitsUntil: () => characterStore.getState().waitsUntil,
    storeHeld(change) {
      storeHeld(change.after);
      publishFrameChange(change);
    },
    storeLayout: ({ answer, sentAt, receivedAt }) => {
      mayBeDead = false;
      noteLogin();
      setServerClock(answer.now, sentAt, receivedAt);
      storeLayout(answer);
      if (reloadNote.takeNotice()) notify(RELOADED_WORDS);
      if (answer.endedUnseen !== null) notifyEnding(answer.endedUnseen);
    },
    onFailure(failure) {
      // The hub would refuse a connection for the same reason, so the page does not try to connect.
      if (failure.code === 'request/not-authenticated' || failure.code === 'character/none') hub.close();
      characterStore.setState({ isServerAway: failure.status === 0 || failure.status >= 500 });
      onFailure(failure);
    },
    isLive: () => ['live', 'checking'].includes(characterStore.getState().hub),
    wait,
  });
  const opened = sync.refetch();
  const listeners: HubListeners = {
    onStatus: (hub) => characterStore.setState({ hub, ...(hub === 'live' && { isServerAway: false }) }),
    onDead() {
      mayBeDead = true;
    },
    onFailed: () => void sync.refetch(),
    async hasSession() {
      await postsSettled();
      noteClosedByServer(true);
      const hasLogin = await checkLogin();
      noteClosedByServer(false);
      return hasLogin;
    },
    onRefused({ code, message }) {
      if (code === 'request/not-authenticated') void checkLogin();
      else onFailure({ status: 400, code, message, errors: [] });
    },
    async onProtocol({ version }) {
      if (version === PROTOCOL_VERSION) return void guard.receiveVersion('hub', version);
      // In another protocol version a message may have another meaning, so the page must not receive
      // messages.
      hub.pause();
      await guard.receiveVersion('hub', version);
      hub.resume();
    },
    onFrame: sync.receive,
    onRefetch: () => void sync.refetch(),
    onStanding: sync.compareWith,
    onPlayerCount: ({ activeCharacters }) => characterStore.setState({ activeCharacters }),
    onIdleReport: ({ since }) => storeIdleReport(since),
    onCelebrated: ({ celebrations }) => noteCelebrated(celebrations),
    onDecisions: storeDecisions,
    onChapterAnnounced: ({ name }) => notify(putOffText([name])),
    onAnnouncements: (announcements) => characterStore.setState(announcements),
    onContent: (content) => void sync.waitFor(followServerContent(content)),
  };
  const hub: Hub = openHub(listeners, opened);
  // The layout contains the server's `now`, so each fetch of the layout measures the server's clock again.
  const stopWatching = onClockStep(() => void sync.refetch());
  const current: OpenCharacter = {
    receive: sync.receive,
    refetch: sync.refetch,
    reconnect: hub.reconnect,
    close() {
      stopWatching();
      guard.close();
      sync.close();
      hub.close();
      if (open === current) open = null;
      forgetCharacter();
    },
  };
  open = current;
  return current.close;
}

/**
 * Applies the frame of a command's response. The hub sends the same frame too; the page ignores the second
 * copy of it.
 */
export const receiveFrame = (frame: Frame): void => open?.receive(frame);

/** Connects to the hub again, after the automatic attempts have ended. A button of the player calls it. */
export const reconnect = (): void => open?.reconnect();

/** Fetches the layout again. */
export const refetchLayout = (): void => void open?.refetch();
