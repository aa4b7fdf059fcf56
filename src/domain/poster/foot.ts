import type { Mark } from '../drawing/drawing';
import { catalogue, titleOf } from '../montage/catalogue';
import { shown } from '../montage/shown';
import type { Montage, Reservoir } from '../montage/montage';
import { roundStep } from '../wellbore/depth-scale';
import { headAt, headHeight, lineFrom, linesAt, textAt } from './marks';
import type { Area, Sheet } from './sheet';
import { cutTo, heightOf, leading, type SetLine } from './typeset';
import type { DepthAxis } from './well-column';
import { figure, words } from '../montage/figures';
import { fitted, wrapped, type Measure } from './wrap';
import { inUnit, ofUnit, unitOf } from '../shown-units/figures';

interface Place {
  readonly area: Area;
  readonly sheet: Sheet;
  readonly measure: Measure;
}

export interface Part {
  readonly marks: Mark[];
  readonly notes: readonly string[];
}

/** The area below the heading of a part. */
export const bodyOf = (area: Area, sheet: Sheet): Area => {
  const head = headHeight(sheet) + sheet.gap * 0.35;
  return { ...area, y: area.y + head, height: area.height - head };
};

const regular = (text: string, before = 0): SetLine => ({
  before,
  label: { text, ink: 'ink', weight: 'regular' },
});
const strong = (text: string, before = 0): SetLine => ({
  before,
  label: { text, ink: 'ink', weight: 'strong' },
});

/** Depths first, as a geologist reads them. A heading has two lines: a quantity, and its bound or unit. */
const reservoirFigures = (
  [
    'true_vertical_depth_subsea_lower_bound',
    'true_vertical_depth_subsea_upper_bound',
    'pressure_lower_bound',
    'pressure_upper_bound',
    'gradient',
  ] as const
).map((key) => {
  const field = catalogue.reservoir[key];
  const [quantity = '', ...rest] = titleOf(field).split(' ');
  return { head: [quantity, rest.join(' ')] as const, of: (one: Reservoir) => shown(field, one[key]) };
});

/** A table of the reservoirs, as many as fit. */
export function reservoirPart({ reservoirs_list: all }: Montage, { area, sheet, measure }: Place): Part {
  const marks = headAt('Reservoirs', area, sheet);
  const { x, y, width, height } = bodyOf(area, sheet);
  const size = Math.max(sheet.minText, sheet.text * 0.86);
  if (all.length === 0)
    return { marks: [...marks, textAt(x, y, 'No reservoir data', { size, ink: 'muted' })], notes: [] };
  const headSize = Math.min(size, sheet.label);
  const column = Math.max(
    ...reservoirFigures.map(({ head }) => Math.max(measure(head[0]), measure(head[1]))),
    measure('12,345.6'),
  );
  const columnWidth = Math.min(column * headSize + sheet.gap * 0.5, (width * 0.72) / reservoirFigures.length);
  const nameRoom = width - columnWidth * reservoirFigures.length;
  const right = (index: number) => x + nameRoom + (index + 1) * columnWidth;
  marks.push(
    textAt(x, y + leading * headSize, catalogue.reservoir.formation_name.name, {
      size: headSize,
      ink: 'muted',
    }),
  );
  reservoirFigures.forEach(({ head }, index) =>
    head.forEach((text, line) =>
      marks.push(
        textAt(right(index), y + line * leading * headSize, text, {
          size: headSize,
          ink: 'muted',
          anchor: 'end',
        }),
      ),
    ),
  );
  const from = y + 2 * leading * headSize + sheet.gap * 0.2;
  const most = Math.max(0, Math.floor((y + height - from) / (leading * size * 1.15)));
  all.slice(0, most).forEach((one, row) => {
    const top = from + row * leading * size * 1.15;
    const name = fitted(words(one.formation_name), (nameRoom - sheet.gap * 0.4) / size, measure);
    marks.push({ ...textAt(x, top, name, { size }), subject: { of: 'reservoir', id: one.id } });
    reservoirFigures.forEach(({ of }, index) => {
      const text = fitted(of(one), (columnWidth - sheet.gap * 0.2) / size, measure);
      marks.push(textAt(right(index), top, text, { size, anchor: 'end' }));
    });
  });
  const left = all.length - most;
  return { marks, notes: left > 0 ? [`${left} of ${all.length} reservoirs do not fit.`] : [] };
}

/** The steps of the plan; shrinks first, then is cut. */
export function planPart({ plan_summaries_list: all }: Montage, { area, sheet, measure }: Place): Part {
  const marks = headAt('Plan summary', area, sheet);
  const { x, y, width, height } = bodyOf(area, sheet);
  const sizes = [sheet.text * 0.9, sheet.text * 0.8, (sheet.text * 0.8 + sheet.minText) / 2, sheet.minText];
  if (all.length === 0)
    return {
      marks: [...marks, textAt(x, y, 'No plan data', { size: sizes[1] ?? 1, ink: 'muted' })],
      notes: [],
    };
  const setAt = (size: number): SetLine[] => {
    const most = Math.ceil(height / (leading * size)) + 1;
    // Steps beyond the number of lines are not laid out.
    return all.slice(0, most).flatMap(({ title, description }, index) => {
      const before = index === 0 ? 0 : 0.3;
      const heading = wrapped(`${index + 1}. ${words(title)}`, width / size, measure, {
        most,
        weight: 'strong',
      });
      return [
        ...heading.map((text, line) => strong(text, line === 0 ? before : 0)),
        ...wrapped(description ?? '', width / size, measure, { most }).map((text) => regular(text)),
      ];
    });
  };
  const size = sizes.find((one) => heightOf(setAt(one)) * one <= height) ?? sheet.minText;
  const lines = setAt(size);
  const kept = cutTo(lines, height / size);
  marks.push(...linesAt(kept, { x, y, width }, size));
  return {
    marks,
    notes: kept === lines ? [] : ['The plan summary does not fit and ends in "...".'],
  };
}

/** The scale as a number and as a bar, which stays true on a copy of the sheet in another size. */
export function scalePart(axis: DepthAxis | null, { area, sheet, measure }: Place): Mark[] {
  const marks = headAt('Scale', area, sheet);
  const { x, y, width } = bodyOf(area, sheet);
  const size = Math.max(sheet.minText, sheet.label);
  if (!axis)
    return [
      ...marks,
      ...wrapped('No depth of the hole is known: nothing is drawn to scale.', width / size, measure).map(
        (text, index) => textAt(x, y + index * leading * size, text, { size }),
      ),
    ];
  const large = sheet.text * 1.9;
  const what = `${axis.of} below drill floor, 1 : ${figure(axis.oneTo, 0)}`;
  const factor = Math.min(1, width / (measure(what, 'strong') * large));
  marks.push(textAt(x, y, what, { size: large * factor, weight: 'strong' }));
  const barTop = y + leading * large * factor + sheet.gap * 0.5;
  const barM = ofUnit('length', roundStep(inUnit('length', ((width * 0.8) / 1000) * axis.oneTo), 1) / 2);
  const half = (barM * 1000) / axis.oneTo / 2;
  const thick = size * 0.5;
  marks.push(
    { kind: 'rect', x, y: barTop, width: half, height: thick, fill: 'ink' },
    {
      kind: 'rect',
      x: x + half,
      y: barTop,
      width: half,
      height: thick,
      fill: 'surface',
      stroke: { ink: 'ink', width: sheet.line },
    },
  );
  const under = barTop + thick + size * 0.15;
  marks.push(
    textAt(x, under, '0', { size }),
    textAt(x + 2 * half, under, `${figure(inUnit('length', barM), 0, 1)} ${unitOf('length')}`, {
      size,
      anchor: 'middle',
    }),
  );
  return marks;
}

/** Notes for the reader of the sheet; cut if there are too many. */
export function notesPart(title: string, notes: readonly string[], { area, sheet, measure }: Place): Mark[] {
  const { x, y, width, height } = bodyOf(area, sheet);
  const size = Math.max(sheet.minText, sheet.label * 0.95);
  const lines = notes.flatMap((note) =>
    wrapped(note, width / size, measure).map((text, index) => regular(text, index === 0 ? 0.35 : 0)),
  );
  return [...headAt(title, area, sheet), ...linesAt(cutTo(lines, height / size), { x, y, width }, size)];
}

/** A line between the parts of the sheet. */
export const foldLine = ({ x, y, width }: Area, sheet: Sheet): Mark =>
  lineFrom(
    [
      [x, y],
      [x + width, y],
    ],
    3 * sheet.line,
    'accent',
  );
