import type { Mark } from '../drawing/drawing';
import { montageName } from '../montage-name';
import type { Montage } from '../montage/montage';
import { lineFrom, textAt } from './marks';
import type { Area, Sheet } from './sheet';
import { leading } from './typeset';
import { catalogue, titleOf, type FieldOf } from '../montage/catalogue';
import { words } from '../montage/figures';
import { shown } from '../montage/shown';
import { fitted, wrapped, type Measure } from './wrap';
import { plainText } from './plain-text';
import { quantityFigure, unitOf } from '../shown-units/figures';

interface Tile {
  readonly label: string;
  readonly value: string;
  /** How many of the six columns it takes. */
  readonly columns: number;
}

const columns = 6;

/** The well's name on the sheet; 'Montage' without one. */
export function nameOf({ top_line_item: top }: Montage): string {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  return name === 'N/A' ? 'Montage' : plainText(name);
}

function tilesOf({ top_line_item: top }: Montage, drillFloorM: number | null): Tile[] {
  const field = [top?.field_name, top?.field_code].filter((part) => part?.trim()).join(' · ');
  const tile = (of: FieldOf<'topLine'>, span = 1): Tile => ({
    label: titleOf(catalogue.topLine[of]),
    value: shown(catalogue.topLine[of], top?.[of]),
    columns: span,
  });
  const heads = (top?.well_heads ?? []).map(plainText).filter((head) => head !== '');
  return [
    { label: 'Field', value: words(field), columns: 1 },
    tile('well_type'),
    tile('location', 2),
    { label: 'Well heads', value: words(heads.join(', ')), columns: 2 },
    tile('afe_cost'),
    tile('days_planned'),
    tile('well_id'),
    tile('activity_id'),
    {
      label: `Drill floor above mean sea level (${unitOf('length')})`,
      value: quantityFigure('length', drillFloorM),
      columns: 2,
    },
    tile('objective', columns),
  ];
}

/**
 * The title block: the well's name, readable from across the room, and its top line. Returns the number of texts that
 * were cut.
 */
export function headMarks(
  montage: Montage,
  drillFloorM: number | null,
  { area, sheet, measure, draft }: { area: Area; sheet: Sheet; measure: Measure; draft: boolean },
): { readonly marks: Mark[]; readonly cut: number } {
  const { x, y, width } = area;
  const small = sheet.label;
  const marks: Mark[] = [textAt(x, y, 'DRILLING MONTAGE', { size: small, ink: 'muted', weight: 'strong' })];
  if (draft)
    marks.push(
      textAt(x + width, y, 'DRAFT: HOLDS CHANGES THAT ARE NOT SAVED', {
        size: small,
        ink: 'error',
        weight: 'strong',
        anchor: 'end',
      }),
    );
  const name = nameOf(montage);
  const least = sheet.title / 3;
  const size = Math.max(least, Math.min(sheet.title, width / Math.max(measure(name, 'strong'), 0.1)));
  const fittedName = fitted(name, width / size + 1e-6, measure, 'strong');
  let cut = fittedName === name ? 0 : 1;
  const nameTop = y + leading * small;
  marks.push(textAt(x, nameTop, fittedName, { size, weight: 'strong' }));
  const under = nameTop + size * 1.34;
  marks.push(
    lineFrom(
      [
        [x, under],
        [x + width, under],
      ],
      3 * sheet.line,
      'accent',
    ),
  );
  const valueSize = small * 1.5;
  const column = (width + sheet.gap) / columns;
  const tile = leading * (small + valueSize) + sheet.gap * 0.5;
  let place = 0;
  let top = under + sheet.gap * 0.6;
  for (const { label, value, columns: span } of tilesOf(montage, drillFloorM)) {
    const at = x + place * column;
    const room = span * column - sheet.gap;
    const rest = Math.floor((area.y + area.height - top - leading * small) / (leading * valueSize));
    const most = span === columns ? Math.max(1, rest) : 1;
    const weight = span === columns ? 'regular' : 'strong';
    const lines = wrapped(value, room / valueSize, measure, { most, weight });
    if (lines.join(' ') !== plainText(value)) cut += 1;
    marks.push(textAt(at, top, fitted(label, room / small, measure), { size: small, ink: 'muted' }));
    lines.forEach((line, index) =>
      marks.push(
        textAt(at, top + leading * (small + index * valueSize), line, {
          size: valueSize,
          weight,
        }),
      ),
    );
    place += span;
    if (place >= columns) {
      place = 0;
      top += tile;
    }
  }
  return { marks, cut };
}
