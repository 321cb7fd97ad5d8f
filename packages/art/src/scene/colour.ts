/** Functions for colours written as `#rrggbb`. */

const channels = (colour: string): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two colours: `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#fff3dc', share);
export const darker = (colour: string, share: number): string => mix(colour, '#0e0a18', share);
