import { ForecastFacts } from '../../features/forecast/ForecastFacts.tsx';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { Panel } from '../../ui/components/Panel.tsx';

/** What open combat in a region would bring tonight. */
export function HuntForecast({ regionId }: { readonly regionId: number }) {
  const { status, at } = useForecast({ kind: 'target', target: { kind: 'region', id: regionId } });
  return (
    <Panel title="What the hunt would bring">
      <ForecastFacts status={status} at={at} />
    </Panel>
  );
}
