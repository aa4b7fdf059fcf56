import { isKnown } from '../checks/known';
import type { Mark } from '../drawing/drawing';
import type { Montage, Section } from '../montage/montage';
import { placeBlocks, sharedHeights } from './block-layout';
import { programmeColumns } from './blocks';
import { ascent, lineFrom, linesAt, textAt } from './marks';
import { plainText } from './plain-text';
import type { Area, Sheet } from './sheet';
import { cutTo, heightOf, leading, typeset, type SetLine } from './typeset';
import { catalogue, depthColumns, titleOf } from '../montage/catalogue';
import { shown } from '../montage/shown';
import { sectionTitle } from '../montage/titles';
import { fitted, type Measure } from './wrap';

/** The extent of a section on the sheet (mm), to scale; null if its depth is unknown. */
export interface SectionSpan {
  readonly top: number | null;
  readonly bottom: number | null;
}

export interface SectionRows {
  readonly marks: readonly Mark[];
  /** Notes about what did not fit. */
  readonly notes: readonly string[];
}

/** The size of a section's title, relative to its text. */
const titleFactor = 1.3;
/** Room above and below a row's content, in text sizes. */
const padding = 0.35;
/** The number of sizes tried between the preferred size and the minimum. */
const steps = 12;

/** Where leaders begin, and how far they run horizontally before they turn to their row; mm. */
export interface Gutter {
  readonly from: number;
  readonly level: number;
}

interface Row {
  readonly section: Section;
  readonly place: number;
  readonly columns: readonly (readonly SetLine[])[];
  /** mm */
  readonly height: number;
}

/** The columns of the programmes: position and width. */
export function columnsIn(
  { x, width }: Pick<Area, 'x' | 'width'>,
  sheet: Sheet,
): Pick<Area, 'x' | 'width'>[] {
  const gap = sheet.gap * 0.8;
  const shares = programmeColumns.reduce((sum, { share }) => sum + share, 0);
  const room = width - gap * (programmeColumns.length - 1);
  let at = x;
  return programmeColumns.map(({ share }) => {
    const column = { x: at, width: (room * share) / shares };
    at += column.width + gap;
    return column;
  });
}

const titleHeight = (size: number): number => (titleFactor * leading + 2 * padding) * size;

function rowsAt(
  montage: Montage,
  widths: readonly number[],
  size: number,
  room: number,
  measure: Measure,
): Row[] {
  const most = Math.ceil(room / (leading * size));
  return montage.sections_list.map((section, index) => {
    const columns = programmeColumns.map(({ entries }, column) =>
      typeset(entries(section), (widths[column] ?? 0) / size, measure, most),
    );
    const height = titleHeight(size) + (Math.max(...columns.map(heightOf)) + padding) * size;
    return { section, place: index + 1, columns, height };
  });
}

const sum = (rows: readonly Row[]): number => rows.reduce((total, { height }) => total + height, 0);

/** The largest size at which all rows fit, or the minimum. */
function fittingRows(
  montage: Montage,
  widths: readonly number[],
  sheet: Sheet,
  room: number,
  measure: Measure,
): { readonly size: number; readonly rows: readonly Row[] } {
  const sizeAt = (step: number) => sheet.text - ((sheet.text - sheet.minText) * step) / steps;
  let low = 0;
  let high = steps;
  // Smaller text takes less room, so bisection finds the first size that fits.
  while (low < high) {
    const step = (low + high) >> 1;
    if (sum(rowsAt(montage, widths, sizeAt(step), room, measure)) <= room) high = step;
    else low = step + 1;
  }
  const size = sizeAt(low);
  return { size, rows: rowsAt(montage, widths, size, room, measure) };
}

/**
 * A row for each section with a text block for each programme. It begins at the section's depth on the scale, or as
 * near to it as the other rows allow; leaders at its left lead to the true depths. Text shrinks first, then is cut,
 * with a note.
 */
export function sectionRows(
  montage: Montage,
  spans: readonly SectionSpan[],
  { area, gutter, sheet, measure }: { area: Area; gutter: Gutter; sheet: Sheet; measure: Measure },
): SectionRows {
  const columns = columnsIn(area, sheet);
  const widths = columns.map(({ width }) => width);
  const { size, rows: all } = fittingRows(montage, widths, sheet, area.height, measure);
  // A row of less than one line would show nothing.
  const least = titleHeight(size) + (leading + padding) * size;
  const rows = all.slice(0, Math.max(1, Math.floor(area.height / least)));
  const heights = sharedHeights(
    rows.map(({ height }) => height),
    area.height,
  );
  let reached = 0;
  const wishes = rows.map(({ place }, index) => {
    // A section of unknown depth follows the one before.
    reached = Math.max(reached, (spans[place - 1]?.top ?? area.y + reached) - area.y);
    return { wish: reached, height: heights[index] ?? 0 };
  });
  const tops = placeBlocks(wishes, area.height).map((top) => area.y + top);
  const marks: Mark[] = [];
  let cut = 0;
  rows.forEach((row, index) => {
    const top = tops[index] ?? area.y;
    const height = heights[index] ?? 0;
    const room = height - titleHeight(size) - padding * size;
    marks.push(...ruleOf(top, spans[row.place - 1]?.top ?? null, area, gutter, sheet));
    marks.push(...titleMarks(row, { ...area, y: top }, size, measure));
    row.columns.forEach((lines, at) => {
      const kept = cutTo(lines, room / size);
      if (kept !== lines) cut += 1;
      const { x, width } = columns[at] ?? area;
      marks.push(...linesAt(kept, { x, y: top + titleHeight(size), width }, size));
    });
  });
  const last = rows.at(-1);
  if (last) {
    const end = spans[last.place - 1]?.bottom ?? null;
    const under = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0);
    marks.push(
      ...ruleOf(Math.max(under, Math.min(end ?? 0, area.y + area.height)), end, area, gutter, sheet),
    );
  }
  const left = all.length - rows.length;
  return {
    marks,
    notes: [
      ...(cut > 0 ? [`${cut} of the sections' texts do not fit and end in "...".`] : []),
      ...(left > 0 ? [`The last ${left} of ${all.length} sections do not fit.`] : []),
    ],
  };
}

/** The line above a row, and its leader to the section's beginning. */
function ruleOf(
  top: number,
  trueY: number | null,
  { x, width }: Area,
  { from, level }: Gutter,
  sheet: Sheet,
): Mark[] {
  const rule = lineFrom(
    [
      [x - sheet.gap / 2, top],
      [x + width, top],
    ],
    sheet.line,
    'muted',
  );
  if (trueY === null) return [rule];
  // Horizontally across the gutter, then to the row, and horizontally into it.
  const bend = sheet.gap * 0.5;
  return [
    rule,
    lineFrom(
      [
        [from, trueY],
        [from + level, trueY],
        [x - sheet.gap / 2 - bend, top],
        [x - sheet.gap / 2, top],
      ],
      sheet.line,
      'muted',
    ),
  ];
}

function titleMarks({ section, place }: Row, { x, y, width }: Area, size: number, measure: Measure): Mark[] {
  const large = size * titleFactor;
  const top = y + padding * size;
  const title = sectionTitle(isKnown(section.diameter) ? section.diameter : null, place);
  const marks: Mark[] = [textAt(x, top, title, { size: large, weight: 'strong', ink: 'accent' })];
  // On the title's base line, right-aligned.
  const small = size * 0.9;
  const line = top + (large - small) * ascent;
  let right = x + width;
  for (const key of depthColumns) {
    const label = titleOf(catalogue.section[key]);
    const text = shown(catalogue.section[key], section[key]);
    marks.push(textAt(right, line, text, { size: small, anchor: 'end', weight: 'strong' }));
    right -= Math.max(measure(text, 'strong'), 3) * small + 0.4 * small;
    marks.push(textAt(right, line, label, { size: small, anchor: 'end', ink: 'muted' }));
    right -= measure(label) * small + 1.1 * small;
  }
  const from = x + measure(title, 'strong') * large + small;
  const description = plainText(section.description ?? '');
  const room = (right - from) / small;
  const what = 'Section TD';
  // The legend of the numbers is added if there is room after the description.
  if (measure(description) + measure(what) + 1.5 <= room)
    marks.push(textAt(right, line, what, { size: small, anchor: 'end', ink: 'muted' }));
  if (description !== '' && room > 3)
    marks.push(textAt(from, line, fitted(description, room, measure), { size: small, ink: 'muted' }));
  return marks;
}
