/** Version 1: sums by table, and firsts. */
export interface ChronicleOfVersion1 {
  readonly enemies: string;
  readonly dungeons: string;
  readonly items: string;
  readonly regions: string;
  readonly skills: string;
  readonly gold: string;
  readonly firsts: string;
}

/** Version 2: the best nights. Of the time before, none is known. */
export interface ChronicleOfVersion2 extends ChronicleOfVersion1 {
  readonly nights: string;
}

export const withNights = (chronicle: ChronicleOfVersion1): ChronicleOfVersion2 => ({
  ...chronicle,
  nights: '',
});
