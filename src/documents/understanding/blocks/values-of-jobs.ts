import { parseHeading } from '../words/headings';
import type { KindVocabulary } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import { wideSlurries } from '../cement/wide-slurries';
import type { Entry } from './block-entries';

/**
 * The entries of a job with several slurries. An excess that is given once, before or behind all of them, is that of each; such
 * a top of cement is that of the lead.
 */
export function withValuesOfJob(entries: readonly Entry[], vocabulary: KindVocabulary): readonly Entry[] {
  const isOfSlurry = ({ heading }: Entry) => slurryRole(heading) !== null;
  const own = entries.filter(isOfSlurry);
  const slurries = wideSlurries(
    vocabulary,
    own.map(({ heading }) => parseHeading(heading)),
  );
  if (slurries.length < 2) return entries;
  const [from, to] = [entries.findIndex(isOfSlurry), entries.findLastIndex(isOfSlurry)];
  const fieldOf = ({ heading }: Entry) => vocabulary.named(parseHeading(heading).key)[0]?.field;
  const isOnly = (entry: Entry, field: string) =>
    fieldOf(entry) === field &&
    entries.filter((other) => !isOfSlurry(other) && fieldOf(other) === field).length === 1;
  const lead = slurries.find(({ role }) => role === 'lead');
  return entries.map((entry, at) => {
    if (isOfSlurry(entry) || (at > from && at < to)) return entry;
    if (isOnly(entry, 'excess') && slurries.every(({ columns }) => !columns['excess']))
      return { ...entry, ofJob: true as const };
    if (!isOnly(entry, 'topOfCement') || !lead || lead.columns['topOfCement']) return entry;
    const assumed = 'given once for the job, read as the top of its lead slurry';
    return { ...entry, heading: `Lead ${entry.heading}`, place: { ...entry.place, assumed } };
  });
}
