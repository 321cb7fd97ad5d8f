import { PageHead } from '../../parts/PageHead.tsx';

export function InventoryScreen() {
  return <PageHead title="Inventory" />;
}
