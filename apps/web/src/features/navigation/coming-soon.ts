import type { GlyphName } from '../../ui/glyph/glyphs.ts';

/**
 * A menu entry for a feature that does not exist yet (specification 2.37): disabled, with the hint Coming
 * soon.
 */
export interface ComingSoon {
  readonly label: string;
  readonly glyph: GlyphName;
}

export const COMING_SOON: readonly ComingSoon[] = [
  { label: 'Chat', glyph: 'discussion' },
  { label: 'Guild', glyph: 'castle' },
  { label: 'Vendor', glyph: 'shop' },
  { label: 'Auction House', glyph: 'gavel' },
  { label: 'Events', glyph: 'calendar' },
  { label: 'Premium', glyph: 'cut-diamond' },
];
