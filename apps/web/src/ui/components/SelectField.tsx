import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface ChoiceProps<V extends string>
  extends Pick<NativeSelectProps, 'aria-label' | 'label' | 'className' | 'leftSection'> {
  /** Options, flat or in groups, in Mantine's format. */
  readonly data: NonNullable<NativeSelectProps['data']>;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/**
 * A choice between a few options with the browser's own control. Phones show their native picker, every
 * screen reader supports it, and it needs no script. `data` must contain each `V` as a value, and no other
 * value.
 */
export const Choice = <V extends string>({ onChange, ...others }: ChoiceProps<V>) => (
  <NativeSelect {...others} onChange={({ currentTarget }) => onChange(currentTarget.value as V)} />
);
