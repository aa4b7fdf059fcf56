import type { Origin, SlurryFact } from '../facts';
import { hasOnlyNotes } from '../notes-of-items';
import type { PlannedSection } from '../state';
import { isLiner } from './liner';

/** The note of a role that no text names, of the string that the documents call a liner. */
const ofLiner = (note: string): string =>
  note.replace(/read as its (?:lead|tail) slurry/, 'its string is a liner');

/**
 * The slurries of a section. The only one of a liner is its liner slurry, if no text says which it is: the document that names it
 * may not say that its string is a liner.
 */
export function withLinerSlurry(
  section: Pick<PlannedSection, 'strings'>,
  slurries: readonly SlurryFact[],
): readonly SlurryFact[] {
  const [only, ...others] = slurries.filter((slurry) => !hasOnlyNotes(slurry));
  if (!only || others.length > 0 || only.isRoleAssumed !== true || !isLiner(section)) return slurries;
  const origins = Object.entries(only.origins ?? {}).map(([field, origin]): [string, Origin | undefined] => [
    field,
    origin?.note === undefined ? origin : { ...origin, note: ofLiner(origin.note) },
  ]);
  const filed: SlurryFact = { ...only, role: 'liner', origins: Object.fromEntries(origins) };
  return slurries.map((slurry) => (slurry === only ? filed : slurry));
}
