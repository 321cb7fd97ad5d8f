import { LogType } from '@slumberfell/engine';

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Rest>}`
  : '';

/** Name of a type of combat log entry on the wire (specification 3.35), such as `health-experience`. */
type LogTypeName = Kebab<keyof typeof LogType>;

/** Names of combat log entries, at the index of the engine's `LogType`. */
export const LOG_TYPES = Object.keys(LogType).map((name) =>
  name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase(),
) as readonly string[] as readonly LogTypeName[] & Readonly<Record<LogType, LogTypeName>>;
