import type { PageRoute } from '@slumberfell/protocol';
import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { inventorySearch } from '../features/collections/inventory-search.ts';
import { wikiSearch } from '../features/wiki/wiki-search.ts';
import { fetchAgreement } from '../lib/api/agreement.ts';
import { LOGIN_ENDS, type LoginEnd } from '../lib/api/login-end.ts';
import { publicSettings } from '../lib/api/public-settings.ts';
import { lazyScreen } from '../lib/lazy/lazy-screen.tsx';
import { homeSearch } from '../screens/home/home-search.ts';
import { boardSearch } from '../screens/leaderboards/board-search.ts';
import { questsSearch } from '../screens/quests/quests-search.ts';
import { reportSearch } from '../screens/while-you-rest/report-search.ts';
import { GAME_SCREENS } from './game-screens.ts';
import { AgreementsLayout } from './layout/AgreementsLayout.tsx';
import { GameAddressNotice } from './layout/GameAddressNotice.tsx';
import { PlainLayout } from './layout/PlainLayout.tsx';
import { Pending } from './Pending.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

/**
 * All routes of the page (specification 2.1 to 2.26). Each screen is a chunk of its own. Modules that several
 * screens share are in shared chunks (`build/chunks.ts`).
 */

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <GameAddressNotice />
    </>
  ),
  notFoundComponent: lazyScreen(async () => (await import('./layout/UnknownPath.tsx')).UnknownPath),
  errorComponent: ScreenFailure,
});

const isLoginEnd = (text: unknown): text is LoginEnd => LOGIN_ENDS.some((end) => end === text);

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  /**
   * `enter`: the entrance dialog is open. `gone`: the dialog is open because the login has ended or never
   * existed. `failed`: the game could not fetch the world. `left`: the player has deleted the account.
   * `invite`: the token of an invite, by whose link the visitor has come.
   */
  validateSearch: (
    search: Record<string, unknown>,
  ): { enter?: true; gone?: LoginEnd; failed?: true; left?: true; invite?: string } => ({
    ...(search.enter ? { enter: true } : {}),
    ...(isLoginEnd(search.gone) ? { gone: search.gone } : {}),
    ...(search.failed ? { failed: true } : {}),
    ...(search.left ? { left: true } : {}),
    ...(search.invite ? { invite: String(search.invite).slice(0, 100) } : {}),
  }),
  component: lazyScreen(async () => (await import('../screens/landing/LandingScreen.tsx')).LandingScreen),
});

const plain = createRoute({ getParentRoute: () => root, id: 'plain', component: PlainLayout });

const error = createRoute({
  getParentRoute: () => plain,
  path: 'error',
  component: lazyScreen(async () => (await import('../screens/error/ErrorScreen.tsx')).ErrorScreen),
});

const credits = createRoute({
  getParentRoute: () => plain,
  path: 'credits',
  component: lazyScreen(async () => (await import('../screens/credits/CreditsScreen.tsx')).CreditsScreen),
});

/**
 * The agreements. The router loads the text and the host's settings before it shows them, because what comes
 * later would move the text while the player reads it.
 */
const agreements = createRoute({
  getParentRoute: () => root,
  id: 'agreements',
  component: AgreementsLayout,
  loader: publicSettings,
  staleTime: Number.POSITIVE_INFINITY,
});

const termsOfUse = createRoute({
  getParentRoute: () => agreements,
  path: 'agreements/tos',
  loader: () => fetchAgreement('tos'),
  component: lazyScreen(
    async () => (await import('../screens/agreements/agreement-screens.tsx')).TermsScreen,
  ),
});

const privacyPolicy = createRoute({
  getParentRoute: () => agreements,
  path: 'agreements/privacy',
  loader: () => fetchAgreement('privacy'),
  component: lazyScreen(
    async () => (await import('../screens/agreements/agreement-screens.tsx')).PrivacyScreen,
  ),
});

const rules = createRoute({
  getParentRoute: () => agreements,
  path: 'agreements/rules',
  loader: () => fetchAgreement('rules'),
  component: lazyScreen(
    async () => (await import('../screens/agreements/agreement-screens.tsx')).RulesScreen,
  ),
});

const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: lazyScreen(async () => (await import('./AppProviders.tsx')).AppProviders),
});

const login = createRoute({
  getParentRoute: () => app,
  path: 'account/login',
  component: lazyScreen(async () => (await import('../screens/login/LoginScreen.tsx')).LoginScreen),
});

const logout = createRoute({
  getParentRoute: () => app,
  path: 'account/logout',
  component: lazyScreen(async () => (await import('../screens/logout/LogoutScreen.tsx')).LogoutScreen),
});

const registerAccount = createRoute({
  getParentRoute: () => app,
  path: 'account/register',
  component: lazyScreen(async () => (await import('../screens/register/RegisterScreen.tsx')).RegisterScreen),
});

const confirmEmail = createRoute({
  getParentRoute: () => app,
  path: 'account/confirm-email',
  component: lazyScreen(
    async () => (await import('../screens/confirm-email/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  ),
});

const forgotPassword = createRoute({
  getParentRoute: () => app,
  path: 'account/forgot-password',
  component: lazyScreen(
    async () => (await import('../screens/forgot-password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => app,
  path: 'account/reset-password',
  component: lazyScreen(
    async () => (await import('../screens/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
});

const account = createRoute({
  getParentRoute: () => app,
  path: 'account',
  component: lazyScreen(async () => (await import('../screens/account/AccountScreen.tsx')).AccountScreen),
});

const admin = createRoute({
  getParentRoute: () => app,
  path: 'admin/admin-control',
  component: lazyScreen(async () => (await import('../screens/admin/AdminScreen.tsx')).AdminScreen),
});

const guestRegister = createRoute({
  getParentRoute: () => app,
  path: 'account/guest-register',
  component: lazyScreen(
    async () => (await import('../screens/play-as-guest/PlayAsGuestScreen.tsx')).PlayAsGuestScreen,
  ),
});

const loading = createRoute({
  getParentRoute: () => app,
  path: 'loading',
  component: lazyScreen(async () => (await import('../screens/loading/LoadingScreen.tsx')).LoadingScreen),
});

const characters = createRoute({
  getParentRoute: () => app,
  path: 'characters',
  component: lazyScreen(
    async () => (await import('../screens/characters/CharactersScreen.tsx')).CharactersScreen,
  ),
});

/**
 * Parent route of all screens of the game; they share one layout. While one of them is shown, the page holds
 * the character's state and receives its changes from the hub. A visitor without a character reads the Wiki
 * in a plain frame.
 */
const game = createRoute({
  getParentRoute: () => app,
  id: 'game',
  component: lazyScreen(async () => (await import('./layout/FrameLayout.tsx')).FrameLayout),
});

type GameScreen = keyof typeof GAME_SCREENS;

const gameScreen = <Path extends GameScreen>(path: Path) =>
  createRoute({ getParentRoute: () => game, path, component: lazyScreen(GAME_SCREENS[path]) });

const searchedScreen = <Path extends GameScreen, Search>(
  path: Path,
  validateSearch: (search: Record<string, unknown>) => Search,
) =>
  createRoute({
    getParentRoute: () => game,
    path,
    validateSearch,
    component: lazyScreen(GAME_SCREENS[path]),
  });

/** The game's screens whose address has a query. */
const searchedScreens = {
  home: searchedScreen('home', homeSearch),
  inventory: searchedScreen('inventory', inventorySearch),
  leaderboards: searchedScreen('leaderboards', boardSearch),
  quests: searchedScreen('quests', questsSearch),
  'while-you-rest': searchedScreen('while-you-rest', reportSearch),
  wiki: searchedScreen('wiki', wikiSearch),
  'wiki/$section': searchedScreen('wiki/$section', wikiSearch),
};

type PlainScreens = {
  readonly [Path in Exclude<GameScreen, keyof typeof searchedScreens>]: ReturnType<typeof gameScreen<Path>>;
};

const plainScreens = Object.fromEntries(
  (Object.keys(GAME_SCREENS) as GameScreen[])
    .filter((path) => !Object.hasOwn(searchedScreens, path))
    .map((path) => [path, gameScreen(path)]),
) as unknown as PlainScreens;

export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    plain.addChildren([error, credits]),
    agreements.addChildren([termsOfUse, privacyPolicy, rules]),
    app.addChildren([
      login,
      logout,
      registerAccount,
      guestRegister,
      confirmEmail,
      forgotPassword,
      resetPassword,
      account,
      admin,
      loading,
      characters,
      game.addChildren({ ...plainScreens, ...searchedScreens }),
    ]),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Pending,
  defaultErrorComponent: ScreenFailure,
  defaultPendingMs: 200,
  scrollRestoration: true,
});

/**
 * Does not compile unless the routes of the router and those of `PAGE_ROUTES`, which the server knows, are
 * the same. The error names the route that one of them lacks.
 */
type Routes = keyof typeof router.routesByPath;
type Lacking = Exclude<Routes, PageRoute> | Exclude<PageRoute, Routes>;
({}) satisfies Readonly<Record<Lacking, true>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
