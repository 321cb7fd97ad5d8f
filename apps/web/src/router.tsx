import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { Pending } from './house/Pending.tsx';

/**
 * Every route of the client (spec section 2). Each screen is a chunk of its own; what they share is loaded with the
 * first that needs it.
 */

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(
    () => import('./screens/not-found/NotFoundScreen.tsx'),
    'NotFoundScreen',
  ),
  errorComponent: lazyRouteComponent(() => import('./screens/error/CrashScreen.tsx'), 'CrashScreen'),
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  /** `enter`: the entrance dialog is open, as after a session has ended. */
  validateSearch: (search: Record<string, unknown>): { enter?: true } =>
    search.enter ? { enter: true } : {},
  component: lazyRouteComponent(() => import('./screens/landing/LandingScreen.tsx'), 'LandingScreen'),
});

const error = createRoute({
  getParentRoute: () => root,
  path: 'error',
  component: lazyRouteComponent(() => import('./screens/error/ErrorScreen.tsx'), 'ErrorScreen'),
});

const house = createRoute({
  getParentRoute: () => root,
  id: 'house',
  component: lazyRouteComponent(() => import('./house/House.tsx'), 'House'),
});

const login = createRoute({
  getParentRoute: () => house,
  path: 'account/login',
  component: lazyRouteComponent(() => import('./screens/login/LoginScreen.tsx'), 'LoginScreen'),
});

const logout = createRoute({
  getParentRoute: () => house,
  path: 'account/logout',
  component: lazyRouteComponent(() => import('./screens/logout/LogoutScreen.tsx'), 'LogoutScreen'),
});

const guestRegister = createRoute({
  getParentRoute: () => house,
  path: 'account/guest-register',
  component: lazyRouteComponent(
    () => import('./screens/guest-register/GuestRegisterScreen.tsx'),
    'GuestRegisterScreen',
  ),
});

const loading = createRoute({
  getParentRoute: () => house,
  path: 'loading',
  component: lazyRouteComponent(() => import('./screens/loading/LoadingScreen.tsx'), 'LoadingScreen'),
});

const characters = createRoute({
  getParentRoute: () => house,
  path: 'characters',
  component: lazyRouteComponent(
    () => import('./screens/characters/CharactersScreen.tsx'),
    'CharactersScreen',
  ),
});

/** The screens inside share one layout; the character is open as long as one of them is. */
const game = createRoute({
  getParentRoute: () => house,
  id: 'game',
  component: lazyRouteComponent(() => import('./layout/GameLayout.tsx'), 'GameLayout'),
});

const home = createRoute({
  getParentRoute: () => game,
  path: 'home',
  component: lazyRouteComponent(() => import('./screens/home/HomeScreen.tsx'), 'HomeScreen'),
});

const inventory = createRoute({
  getParentRoute: () => game,
  path: 'inventory',
  component: lazyRouteComponent(() => import('./screens/inventory/InventoryScreen.tsx'), 'InventoryScreen'),
});

const equipment = createRoute({
  getParentRoute: () => game,
  path: 'equipment',
  component: lazyRouteComponent(() => import('./screens/equipment/EquipmentScreen.tsx'), 'EquipmentScreen'),
});

const localCombat = createRoute({
  getParentRoute: () => game,
  path: 'local-combat',
  component: lazyRouteComponent(
    () => import('./screens/local-combat/LocalCombatScreen.tsx'),
    'LocalCombatScreen',
  ),
});

const combat = createRoute({
  getParentRoute: () => game,
  path: 'combat',
  component: lazyRouteComponent(() => import('./screens/combat/CombatScreen.tsx'), 'CombatScreen'),
});

const skills = createRoute({
  getParentRoute: () => game,
  path: 'skills/$skillName',
  component: lazyRouteComponent(() => import('./screens/skills/SkillScreen.tsx'), 'SkillScreen'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    error,
    house.addChildren([
      login,
      logout,
      guestRegister,
      loading,
      characters,
      game.addChildren([home, inventory, equipment, localCombat, combat, skills]),
    ]),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Pending,
  defaultPendingMs: 200,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
