import { catalogue, programmeColumns as columns, programmes } from '../montage/catalogue';
import { missing, words } from '../montage/figures';
import type { Section } from '../montage/montage';
import {
  isBlankLine,
  plannedLines,
  type ProgrammeColumn,
  type ProgrammeLine,
  type ValueLine,
} from '../montage/section-programme';
import { shown } from '../montage/shown';
import { casingSize } from '../montage/titles';

/** An entry of a section's text in one column. */
export type Entry =
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  | { readonly kind: 'part'; readonly text: string }
  | { readonly kind: 'none'; readonly text: string };

/** The relative width of each column: cement has the most text. */
const shares: Readonly<Record<ProgrammeColumn, number>> = {
  casing: 1.05,
  cement: 1.2,
  mud: 1.05,
  logging: 1,
  pressureTest: 1.15,
};

/** The columns to the right of the well, in the order of the editor's table. */
export const programmeColumns = columns.map((key) => ({
  title: programmes[key].title,
  share: shares[key],
  entries: (section: Section) => entriesOf(section, key),
}));

/** A block begins with the name of its string or mud. */
const heads: Partial<Record<ProgrammeColumn, (section: Section) => string>> = {
  casing({ casing_item: item, liner }) {
    const size = casingSize(item?.casing_outer_diameter);
    return `${size === null ? '' : `${size}″ `}${liner ? 'Liner' : 'Casing'}`;
  },
  mud({ mud_item: item }) {
    const type = words(item?.mud_type);
    return type === missing ? 'Mud' : type;
  },
};

/**
 * The sheet has little room: empty notes and slurries without values are omitted; an unknown value is `-`. What is the
 * same in every section (the pocket, remarks) is omitted.
 */
function entriesOf(section: Section, column: ProgrammeColumn): Entry[] {
  const lines = plannedLines(section, column);
  const entries = lines.flatMap((line) => entryOf(line, column));
  const head = heads[column]?.(section);
  if (entries[0]?.kind === 'none') return entries;
  if (head !== undefined) return [{ kind: 'part', text: head }, ...entries];
  const hasSlurry = lines.some((line) => line.kind === 'slurry' && !line.lines.every(isBlankLine));
  if (column === 'cement' && !hasSlurry) entries.splice(1, 0, { kind: 'none', text: 'No slurry data' });
  return entries;
}

function entryOf(line: ProgrammeLine, column: ProgrammeColumn): Entry[] {
  switch (line.kind) {
    case 'slurry': {
      if (line.lines.every(isBlankLine)) return [];
      const entries = line.lines.flatMap((one) => entryOf(one, column));
      return line.name === null ? entries : [{ kind: 'part', text: line.name }, ...entries];
    }
    case 'title':
      return column === 'cement' ? [{ kind: 'part', text: line.text }] : [];
    case 'none':
      return [{ kind: 'none', text: line.text }];
    case 'remark':
      return [];
    case 'prose':
    case 'notes':
      return isBlankLine(line) || line.values[0]?.field === catalogue.mud.mud_type ? [] : [fact(line)];
    case 'value':
    case 'run':
      return line.values.length === 0 ? [] : [fact(line)];
  }
}

/** The known ones of two values. */
function fact({ label, values }: ValueLine): Entry {
  const known = values.map(({ field, value }) => shown(field, value)).filter((text) => text !== missing);
  return { kind: 'fact', label, value: known.join(' ') || missing };
}
