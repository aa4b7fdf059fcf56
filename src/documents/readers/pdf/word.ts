/** A word where it stands on its page as read, in points: down from the top, its text running to the right. */
export interface Word {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** A gap this wide (in points) parts two cells; a narrower one is the space between two words. */
  wideGap: number;
}
