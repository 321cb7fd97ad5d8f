/** The size of a browser's window. The sweeps test every screen at two sizes (docs/look.md). */
export interface Size {
  readonly name: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: Size = { name: 'desktop', width: 1440, height: 900 };
export const PHONE: Size = { name: 'phone', width: 390, height: 844 };
/** For sweeps, and for journeys whose players press something in another place (CONTRIBUTING.md). */
export const SIZES: readonly Size[] = [DESKTOP, PHONE];
