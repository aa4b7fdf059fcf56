import { defaultSettings } from '@/domain/checks/settings';
import type { Entities } from '@/domain/montage/address';
import { catalogue, listColumns, takesNumber, titleOf, type Field } from '@/domain/montage/catalogue';
import type { Montage } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { sectionTitle } from '@/domain/montage/titles';
import { pointColumns, testColumns } from '@/domain/pressures/derived-columns';
import { hasPressures, windowOf } from '@/domain/pressures/window';
import { sectionWindows, type SectionWindow } from '@/domain/pressures/section-windows';
import { windowColumns, windowNote } from '@/domain/pressures/window-columns';
import { windowDrawing } from '@/domain/pressures/window-drawing';
import { drawDrawing } from './draw-drawing';
import type { Paper } from './paper';
import { drawHeading, drawTable, lines } from './plain-table';
import type { Place } from './sections';
import { a4, bottomMm, marginMm, textSizes, topMm } from './sheet';
import { pointMm } from './typeface';
import { wrapped } from './wrap';

const chartHeightMm = 130;
const leastTableMm = 30;

/** The pressure window with its two tables on sheets of their own; nothing without pressures and tests. */
export function drawPressures(paper: Paper, montage: Montage): Place[] {
  if (!hasPressures(montage)) return [];
  const { doc } = paper;
  const addSheet = () => doc.addPage([a4.short, a4.long], 'portrait');
  addSheet();
  const place = { title: 'PRESSURES', page: doc.getNumberOfPages() };
  let y = drawHeading(paper, place.title, topMm);
  const window = windowOf(montage);
  if (window) {
    const drawing = windowDrawing(window, {
      width: a4.short - 2 * marginMm,
      height: chartHeightMm,
      textSize: 7 * pointMm,
      line: 0.18,
      textWidth: paper.textWidth,
      margins: {
        poreKpaPerM: defaultSettings.poreMarginKpaPerM,
        fractureKpaPerM: defaultSettings.fractureMarginKpaPerM,
      },
    });
    drawDrawing(paper, drawing, marginMm, y, 1);
    y += chartHeightMm + 4;
  }
  const windows = sectionWindows(montage, defaultSettings);
  if (windows.length > 0) {
    y = drawWindows(paper, windows, drawHeading(paper, 'STATIC WINDOW BY SECTION', y)) + 4;
    const width = a4.short - 2 * marginMm;
    for (const line of wrapped(windowNote(), width, textSizes.small, 'regular', paper.textWidth)) {
      paper.text(line, marginMm, y, { size: textSizes.small, ink: 'muted' });
      y += textSizes.small * 1.4;
    }
    y += 6;
  }
  const { pressure_points_list: points = [], strength_tests_list: tests = [] } = montage;
  const table = (title: string, kind: 'pressurePoint' | 'strengthTest', list: Rows, derived: Derived) => {
    if (list.length === 0) return;
    if (y > a4.long - bottomMm - leastTableMm) {
      addSheet();
      y = topMm;
    }
    y = drawList(paper, drawHeading(paper, title, y), kind, list, derived) + 10;
  };
  table('PRESSURE PROFILE', 'pressurePoint', points, pointColumns(montage));
  table('STRENGTH TESTS', 'strengthTest', tests, testColumns(montage, defaultSettings));
  return [place];
}

type Rows = readonly Entities['pressurePoint' | 'strengthTest'][];
type Derived = ReturnType<typeof pointColumns>;

/** What the mud of each section has to hold, and what it may not exceed. */
const drawWindows = (paper: Paper, windows: readonly SectionWindow[], y: number): number =>
  drawTable(paper, y, {
    head: [['Section', ...windowColumns.map(({ title }) => title)]],
    body: windows.map((window) => [
      sectionTitle(window.section.diameter, window.place),
      ...windowColumns.map(({ text }) => text(window)),
    ]),
    columnStyles: {
      0: { cellWidth: 32, fontStyle: 'bold' },
      ...Object.fromEntries(windowColumns.map((_, index) => [index + 1, { halign: 'right' as const }])),
    },
  });

/** The typed columns, the derived ones, and the notes last. */
function drawList(
  paper: Paper,
  y: number,
  kind: 'pressurePoint' | 'strengthTest',
  list: Rows,
  { titles, rows }: Derived,
): number {
  const fields: Readonly<Record<string, Field>> = catalogue[kind];
  const names = listColumns[kind].filter((name) => name !== 'notes');
  const described = names.flatMap((name) => fields[name] ?? []);
  const numeric = [...described.map(takesNumber), ...titles.map(() => true)];
  return drawTable(paper, y, {
    head: [[...described.map(titleOf), ...titles, 'Notes']],
    body: list.map((entity, row) => [
      ...described.map((field, index) => {
        const value: unknown = Reflect.get(entity, names[index] ?? '');
        return typeof value === 'number' ? shown(field, value) : lines(paper, value as string | null);
      }),
      ...(rows[row] ?? []),
      lines(paper, entity.notes),
    ]),
    columnStyles: Object.fromEntries(
      numeric.map((isNumber, index) => [index, { cellWidth: 22, ...(isNumber && { halign: 'right' }) }]),
    ),
  });
}
