import type { Cell } from '@/domain/montage/address';
import type { Section } from '@/domain/montage/montage';
import {
  programmeLines,
  type ProgrammeColumn,
  type ProgrammeLine,
  type ValueLine,
} from '@/domain/montage/section-programme';
import { unitsInForce } from '@/domain/shown-units/in-force';
import type { Units } from '@/domain/shown-units/units-of-person';

/** A line of a programme's cell, with its actions. */
export type ProgramLine =
  | ValueLine
  | { readonly kind: 'title' | 'part' | 'remark' | 'none'; readonly text: string }
  | { readonly kind: 'add-run' };

type Program = Readonly<Record<ProgrammeColumn, readonly ProgramLine[]>>;

/** All slurries can be edited, so each has its lines, empty or not. New runs go below the last. */
function editorLines(line: ProgrammeLine, column: ProgrammeColumn): readonly ProgramLine[] {
  if (line.kind === 'slurry')
    return line.name === null ? line.lines : [{ kind: 'part', text: line.name }, ...line.lines];
  return column === 'logging' && line.kind === 'notes' ? [{ kind: 'add-run' }, line] : [line];
}

const programs = new WeakMap<Units, WeakMap<Section, Program>>();

/** The programme of a section, line by line. Cached by section and units. */
export function programOf(section: Section): Program {
  const own = programs.get(unitsInForce()) ?? new WeakMap<Section, Program>();
  programs.set(unitsInForce(), own);
  const known = own.get(section);
  if (known) return known;
  const linesOf = (column: ProgrammeColumn) =>
    programmeLines(section, column).flatMap((line) => editorLines(line, column));
  const program: Program = {
    casing: linesOf('casing'),
    cement: linesOf('cement'),
    mud: linesOf('mud'),
    logging: linesOf('logging'),
    pressureTest: linesOf('pressureTest'),
  };
  own.set(section, program);
  return program;
}

/** The cells of one programme, from top to bottom, for the cursor. */
export const programCells = (section: Section, column: ProgrammeColumn): Cell[] =>
  programOf(section)[column].flatMap((line) => ('values' in line ? line.values.map(({ cell }) => cell) : []));
