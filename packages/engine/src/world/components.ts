import type { CrafteableItem } from './static-data.ts';

/** Whether an action of the recipe uses components up. Gathering and the recipes of essences use none. */
export const takesComponents = ({
  requiredComponents,
}: Pick<CrafteableItem, 'requiredComponents'>): boolean => requiredComponents.length > 0;
