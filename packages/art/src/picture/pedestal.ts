/** The pedestals of trophies, on a canvas of 512 by 512. The top of each is at about y = 404. */
export const PEDESTALS = ['plinth', 'stump', 'cushion', 'plaque', 'anvil', 'case'] as const;
export type Pedestal = (typeof PEDESTALS)[number];

interface PedestalShape {
  /** Paths that are filled with the trophy's metal. */
  readonly metal: readonly string[];
  /** Path of dark lines that are drawn on the pedestal; may be empty. */
  readonly lines: string;
}

const BASE = 'M150 512L160 452H352L362 512z';

export const PEDESTAL_SHAPES: Readonly<Record<Pedestal, PedestalShape>> = {
  plinth: { metal: ['M150 512L162 432H350L362 512z', 'M138 404H374V438H138z'], lines: '' },
  stump: {
    metal: [
      'M168 512L182 430H330L350 512L386 512H404L372 474L356 418H156L142 474L108 512z',
      'M150 404H362V430H150z',
    ],
    lines: 'M206 440L198 506M256 440V506M304 440L314 506M190 417H322',
  },
  cushion: {
    metal: [
      BASE,
      'M132 440C108 404 140 398 168 406C220 418 292 418 344 406C372 398 404 404 380 440C404 470 366 470 344 462C292 454 220 454 168 462C146 470 108 470 132 440z',
    ],
    lines: 'M168 420C220 434 292 434 344 420',
  },
  plaque: {
    metal: ['M112 404H400L386 444Q256 476 126 444z', 'M150 512L170 468H342L362 512z'],
    lines: 'M140 422H372',
  },
  anvil: {
    metal: ['M120 404H392V424Q330 432 318 456L344 486V512H168V486L194 456Q186 438 120 430z'],
    lines: 'M196 456H316M168 488H344',
  },
  case: {
    metal: ['M132 512V430H380V512z', 'M120 404H392V434H120z'],
    lines: 'M256 436V508M190 470H232M280 470H322',
  },
};
