import type { SlurryFact } from '../facts';
import type { Group } from './groups';
import { parseMeasured } from './numbers';
import type { RowReader } from './row-reader';
import { convert, leadingUnit } from './units';

function roleOf(words: string): SlurryFact['role'] | null {
  if (/top[\s_-]?(fill|up|out|job)/i.test(words)) return 'top_fill';
  if (/liner/i.test(words)) return 'liner';
  if (/lead/i.test(words)) return 'lead';
  if (/tail/i.test(words)) return 'tail';
  return null;
}

/** `50`, `50 %` and `50%` are the same excess; anything in words (`25% over caliper`) stays as written. */
function excessText(row: RowReader): string | null {
  const written = row.text('excess');
  return written !== null && /^\d+([.,]\d+)?\s*%?$/.test(written)
    ? `${written.replace(/\s*%$/, '')}%`
    : written;
}

/** A depth becomes m; a place in words (`surface`, `previous shoe`) stays as written. */
function topOfCement(row: RowReader): string | null {
  const written = row.text('topOfCement');
  const measured = written === null ? null : parseMeasured(written);
  if (written === null || measured === null) return written;
  const unit = leadingUnit(measured.rest) ?? row.unit('topOfCement') ?? 'm';
  const rest = measured.rest.replace(/^\S+\s*/, '').trim();
  const converted = convert(measured.value, unit, 'length');
  if (converted === null) return written;
  return `${Number(converted.value.toFixed(1))} m${rest === '' ? '' : ` ${rest}`}`;
}

/** The slurries that a group of rows gives. A cell left blank under a hole or casing size repeats the size above it. */
export function readCement(group: Group): SlurryFact[] {
  let hole: number | null = null;
  let casing: number | null = null;
  let said = '';
  return group.rows.flatMap((row): SlurryFact[] => {
    const sizes = [row.value('hole'), row.value('casing')] as const;
    if (sizes[0] !== null || sizes[1] !== null) {
      [hole, casing] = sizes;
      said = [row.text('hole'), row.text('casing')].join(' ');
    }
    const role = roleOf(`${row.text('role') ?? ''} ${said}`);
    const holds = ['type', 'density', 'excess', 'topOfCement', 'additives'].some(
      (field) => row.text(field) !== null,
    );
    if (!holds || (hole === null && casing === null)) return [];
    if (role === null) {
      group.log.remarks.push(
        `Row ${row.row} names no lead, tail or topfill slurry; it was read as the tail slurry.`,
      );
    }
    const slurry = {
      holeDiameterIn: hole,
      casingOuterDiameterIn: casing,
      role: role ?? 'tail',
      type: row.text('type'),
      gradientKpaPerM: row.value('density'),
      excess: excessText(row),
      topOfCement: topOfCement(row),
      additives: row.text('additives'),
      notes: row.text('notes'),
    };
    const origins = row.origins({
      holeDiameterIn: 'hole',
      casingOuterDiameterIn: 'casing',
      role: 'role',
      type: 'type',
      gradientKpaPerM: 'density',
      excess: 'excess',
      topOfCement: 'topOfCement',
      additives: 'additives',
      notes: 'notes',
    });
    return [{ ...slurry, source: row.source(), origins }];
  });
}
