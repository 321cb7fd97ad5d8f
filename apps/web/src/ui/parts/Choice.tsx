import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface ChoiceProps<V extends string>
  extends Pick<NativeSelectProps, 'aria-label' | 'label' | 'className' | 'leftSection'> {
  /** In groups or not, as Mantine takes them. */
  readonly data: NonNullable<NativeSelectProps['data']>;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/**
 * One of a few, as the browser itself lets choose: a phone shows its own wheel or sheet, every screen reader knows it, and it
 * weighs nothing. `data` must have every `V` as a value, and nothing else.
 */
export const Choice = <V extends string>({ onChange, ...others }: ChoiceProps<V>) => (
  <NativeSelect {...others} onChange={({ currentTarget }) => onChange(currentTarget.value as V)} />
);
