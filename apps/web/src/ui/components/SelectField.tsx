import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface SelectFieldProps<V extends string>
  extends Pick<NativeSelectProps, 'aria-label' | 'label' | 'className' | 'disabled' | 'leftSection'> {
  /** Options, flat or in groups, in Mantine's format. */
  readonly data: NonNullable<NativeSelectProps['data']>;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/**
 * A choice between a few options with the browser's own select element: phones show their native picker,
 * every screen reader supports it, and it needs no script. `data` must contain each value of `V`, and no
 * other value.
 */
export const SelectField = <V extends string>({ onChange, ...others }: SelectFieldProps<V>) => (
  <NativeSelect {...others} onChange={({ currentTarget }) => onChange(currentTarget.value as V)} />
);
