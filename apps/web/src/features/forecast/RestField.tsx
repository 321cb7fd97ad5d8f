import { Checkbox } from '@mantine/core';
import { REST_HEALTH_PERCENT } from '@slumberfell/engine';

interface RestFieldProps {
  readonly kind: 'hunt' | 'dungeon';
  readonly rests: boolean;
  readonly onChange: (rests: boolean) => void;
}

/** The choice whether combat ends when the food runs low. */
export const RestField = ({ kind, rests, onChange }: RestFieldProps) => (
  <Checkbox
    label="Rest when the food runs low"
    description={
      kind === 'hunt'
        ? `Comes home with the last of the food, or without food at ${REST_HEALTH_PERCENT}% health, instead of falling.`
        : 'Begins no run unless health and food are enough for it.'
    }
    checked={rests}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
