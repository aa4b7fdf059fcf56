import { sameSize } from '../../casing-strings';
import type { HoleNameFact } from '../../facts';
import { isSectionName } from '../blocks/block-titles';
import type { Group } from '../tables/table-groups';
import { fold } from '../words/fold';
import type { Kind } from '../words/vocabulary';
import { holeOfRow } from './section-of-row';

/** Programmes that have a row or more for each hole section. */
const PROGRAMMES: ReadonlySet<Kind> = new Set(['mud', 'cement', 'logging', 'pressureTests']);
/** Columns that may have the name of the section next to its size. */
const FIELDS = ['section', 'interval'];
const FEWEST = 2;

/** The names in one column of a group; none if a cell of it is anything else: the column may be of a string or of depths. */
function namesIn(group: Group, field: string): HoleNameFact[] {
  const named = group.rows.map((row) => ({ row, name: row.text(field), diameterIn: holeOfRow(row) }));
  const isOfNames = named.every(
    ({ name, diameterIn }) => name !== null && diameterIn !== null && isSectionName(name),
  );
  if (!isOfNames) return [];
  return named.flatMap(({ row, name, diameterIn }) =>
    name === null || diameterIn === null
      ? []
      : [
          {
            diameterIn,
            description: name,
            source: row.source(),
            origins: row.origins({ description: field }),
          },
        ],
  );
}

/**
 * The names of the hole sections in a column next to their sizes, `Interval | Hole` above `Surface | 17 1/2"`, of a document
 * whose chapters name none. None of a hole that two rows name differently, and none if two holes have one name.
 */
export function namesInTables(groups: readonly Group[]): HoleNameFact[] {
  const found = groups
    .filter(({ kind, isProse = false }) => PROGRAMMES.has(kind) && !isProse)
    .flatMap((group) =>
      FIELDS.flatMap((field) => (group.has(field) && group.has('hole') ? namesIn(group, field) : [])),
    );
  const isOne = (one: HoleNameFact): boolean =>
    found.every(
      (other) =>
        sameSize(one.diameterIn, other.diameterIn) === (fold(one.description) === fold(other.description)),
    );
  const names = found.filter(
    (one, at) => isOne(one) && found.findIndex(({ diameterIn }) => diameterIn === one.diameterIn) === at,
  );
  return names.length < FEWEST ? [] : names;
}
