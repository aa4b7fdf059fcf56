/** The sheet sizes that a montage is laid out for. */
export type Paper = 'A1' | 'A3';

/** A sheet's measures, mm. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** The maximum size of the well's name. */
  readonly title: number;
  /** Text of sections and tables: the preferred size, and the minimum before texts are cut. */
  readonly text: number;
  readonly minText: number;
  /** Headings and labels. */
  readonly label: number;
  /** Tables and the picture of the well. */
  readonly small: number;
  /** The share of the width for the picture of the well: on a small sheet its labels need more. */
  readonly wellShare: number;
  /** Between unrelated parts. */
  readonly gap: number;
  readonly line: number;
  readonly head: number;
  /** Of the band with the pressure window and the days against depth. */
  readonly engineering: number;
  readonly foot: number;
}

/**
 * Portrait, because depth runs down the sheet: the taller it is, the more of a section's text is at its depth. The
 * minimum text is 6 pt on A1, readable at arm's length on a wall, and 4.5 pt on A3, held in the hand.
 */
export const sheets: Readonly<Record<Paper, Sheet>> = {
  A1: {
    width: 594,
    height: 841,
    margin: 16,
    title: 22,
    text: 3.35,
    minText: 2.12,
    label: 3.1,
    small: 2.7,
    wellShare: 0.222,
    gap: 6,
    line: 0.25,
    head: 81,
    engineering: 118,
    foot: 88,
  },
  A3: {
    width: 297,
    height: 420,
    margin: 9,
    title: 12,
    text: 1.95,
    minText: 1.59,
    label: 1.7,
    small: 1.5,
    wellShare: 0.24,
    gap: 3.2,
    line: 0.15,
    head: 44,
    engineering: 62,
    foot: 51,
  },
};

/** A part of a sheet, mm. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
