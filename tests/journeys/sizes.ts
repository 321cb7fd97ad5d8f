/** The size of a browser's window. The sweeps test every screen at two sizes (docs/look.md). */
export interface Size {
  readonly name: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
  /**
   * Whether inspections ask for axe's rules about colours. Their result is the same at every size, so what is
   * inspected at both sizes is asked on phones only.
   */
  readonly asksForColours: boolean;
}

export const DESKTOP: Size = { name: 'desktop', width: 1440, height: 900, asksForColours: true };
export const PHONE: Size = { name: 'phone', width: 390, height: 844, asksForColours: true };
/** For sweeps, and for journeys whose players press something in another place (CONTRIBUTING.md). */
export const SIZES: readonly Size[] = [{ ...DESKTOP, asksForColours: false }, PHONE];
