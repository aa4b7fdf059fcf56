/** A title of times that are planned, and words of times that were spent. */
const PLANNED_TIME =
  /\b(?:plan\w*|estimate|forecast|curve|sequence|schedule|programme?|afe)\b|time[- ]?depth|zeitplan|planning|tidsplan/i;
const SPENT_TIME = /\b(?:logs?|daily|actuals?|npt|lost|trouble|reports?|offsets?|problems?|lessons)\b/i;
/** Fewer rows with times are no plan of a well. */
export const FEWEST_TIMED = 4;

/** Whether a title says that the times of a table are planned, and neither it nor a heading that they were spent. */
export const areTimesPlanned = (title: string, headings: readonly string[]): boolean =>
  PLANNED_TIME.test(title) && ![title, ...headings].some((text) => SPENT_TIME.test(text));
