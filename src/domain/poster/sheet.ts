/** The sheets that a montage is laid out for. */
export type Paper = 'A1' | 'A3';

/** A sheet's sizes, mm. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Of the well's name at most. */
  readonly title: number;
  /** Of the texts of sections and tables: as wished, and what they shrink to at least before they are cut. */
  readonly text: number;
  readonly leastText: number;
  /** Of heads and labels. */
  readonly label: number;
  /** Of tables and of the picture of the well. */
  readonly small: number;
  /** The part of the width that the picture of the well takes: its labels need more of a small sheet. */
  readonly wellShare: number;
  /** Between what does not belong together. */
  readonly gap: number;
  readonly line: number;
  readonly head: number;
  readonly foot: number;
}

/**
 * Upright, because depth is what the sheet runs along: the taller it is, the more of a section's text stands at its section's
 * depth. The least text is 6 pt on A1, which is read at arm's length from a wall, and 4.5 pt on A3, which is held in the hand.
 */
export const sheets: Readonly<Record<Paper, Sheet>> = {
  A1: {
    width: 594,
    height: 841,
    margin: 16,
    title: 22,
    text: 3.35,
    leastText: 2.12,
    label: 3.1,
    small: 2.7,
    wellShare: 0.222,
    gap: 6,
    line: 0.25,
    head: 81,
    foot: 88,
  },
  A3: {
    width: 297,
    height: 420,
    margin: 9,
    title: 12,
    text: 1.95,
    leastText: 1.59,
    label: 1.7,
    small: 1.5,
    wellShare: 0.24,
    gap: 3.2,
    line: 0.15,
    head: 44,
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
