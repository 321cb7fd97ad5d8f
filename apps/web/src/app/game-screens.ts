// chunk: entry
import type { ComponentType } from 'react';

/**
 * The screens of the game by their path. The router makes its routes from this object. When the page opens at
 * one of these paths, the head start (`head-start.ts`) fetches the screen's script and the character's data
 * at once.
 */
export const GAME_SCREENS = {
  home: async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen,
  plan: async () => (await import('../screens/plan/PlanScreen.tsx')).PlanScreen,
  quests: async () => (await import('../screens/quests/QuestsScreen.tsx')).QuestsScreen,
  'quests/ending': async () => (await import('../screens/quests/EndingScreen.tsx')).EndingScreen,
  inventory: async () => (await import('../screens/inventory/InventoryScreen.tsx')).InventoryScreen,
  equipment: async () => (await import('../screens/equipment/EquipmentScreen.tsx')).EquipmentScreen,
  relicarium: async () => (await import('../screens/relicarium/RelicariumScreen.tsx')).RelicariumScreen,
  bestiary: async () => (await import('../screens/bestiary/BestiaryScreen.tsx')).BestiaryScreen,
  pets: async () => (await import('../screens/pets/PetsScreen.tsx')).PetsScreen,
  'local-combat': async () =>
    (await import('../screens/local-combat/LocalCombatScreen.tsx')).LocalCombatScreen,
  combat: async () => (await import('../screens/combat/CombatScreen.tsx')).CombatScreen,
  register: async () => (await import('../screens/upgrade-guest/UpgradeGuestScreen.tsx')).UpgradeGuestScreen,
  validate: async () => (await import('../screens/validate/ValidateScreen.tsx')).ValidateScreen,
  'game-guide/{-$articleId}': async () => (await import('../screens/game-guide/GuideScreen.tsx')).GuideScreen,
  'while-you-rest': async () =>
    (await import('../screens/while-you-rest/WhileYouRestScreen.tsx')).WhileYouRestScreen,
  chronicle: async () => (await import('../screens/chronicle/ChronicleScreen.tsx')).ChronicleScreen,
  alerts: async () => (await import('../screens/alerts/AlertsScreen.tsx')).AlertsScreen,
  news: async () => (await import('../screens/news/NewsScreen.tsx')).NewsScreen,
  'patch-notes': async () => (await import('../screens/patch-notes/PatchNotesScreen.tsx')).PatchNotesScreen,
  'skills/$skillName': async () => (await import('../screens/skills/SkillScreen.tsx')).SkillScreen,
  'profile/$characterId': async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  'items/$itemId': async () => (await import('../screens/wiki/ItemScreen.tsx')).ItemScreen,
  wiki: async () => (await import('../screens/wiki/WikiScreen.tsx')).WikiScreen,
  'wiki/villagers': async () => (await import('../screens/wiki/VillagersScreen.tsx')).VillagersScreen,
  'wiki/$section': async () => (await import('../screens/wiki/SectionScreen.tsx')).SectionScreen,
  'wiki/$section/$entryId': async () => (await import('../screens/wiki/EntryScreen.tsx')).EntryScreen,
  leaderboards: async () =>
    (await import('../screens/leaderboards/LeaderboardsScreen.tsx')).LeaderboardsScreen,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
