import { Checkbox } from '@mantine/core';

interface KeptBoxProps {
  /** Why the rest cannot be handed over without what is kept. */
  readonly obstacles: readonly string[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The choice to hand over also what is kept. It is there only where it decides. */
export function KeptBox({ obstacles, checked, onChange }: KeptBoxProps) {
  if (!obstacles.includes('item/kept') || obstacles.includes('item/not-owned')) return null;
  return (
    <Checkbox
      label="Include what I keep"
      description="Some of what is asked for is marked as kept."
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
