/** A word with its position on the page in reading direction, in points: down from the top, text running to the right. */
export interface Word {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** A gap at least this wide (points) separates two cells; a narrower one is a space. */
  wideGap: number;
}
