import type { LoggingRunFact, SlurryFact } from './facts';

/** Whether a fact of cement has only the notes of a job: it is no slurry of its own. */
export const hasOnlyNotes = ({
  type,
  gradientKpaPerM,
  excess,
  topOfCement,
  additives,
  notes,
}: SlurryFact): boolean =>
  notes !== null && [type, gradientKpaPerM, excess, topOfCement, additives].every((value) => value === null);

/** Whether a fact of logs has only the notes or, as the engineer pointed at it, the purpose of the logs of its section: it is no run. */
export const hasOnlyNotesOfLogs = ({
  runNumber,
  evaluation,
  purpose,
  notes,
  source,
}: LoggingRunFact): boolean =>
  runNumber === null &&
  evaluation === null &&
  (purpose === undefined ? notes !== undefined : source.readBy === 'engineer');
