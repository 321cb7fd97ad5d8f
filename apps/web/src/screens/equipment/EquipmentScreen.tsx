import { PageHead } from '../../parts/PageHead.tsx';

export function EquipmentScreen() {
  return <PageHead title="Equipment" />;
}
