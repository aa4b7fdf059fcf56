import type { FieldOf } from '@/domain/montage/catalogue';
import { formationColumns, programmeColumns } from '@/domain/montage/catalogue';
import type { ProgrammeColumn } from '@/domain/montage/section-programme';
import type { Density } from './layout';

/** A column of the table that the user can hide: the names stay. */
export type ColumnKey = FieldOf<'formation'> | 'drawing' | ProgrammeColumn;

export const columnKeys: readonly ColumnKey[] = [...formationColumns, 'drawing', ...programmeColumns];

/** What the user has chosen for the table. */
export interface TableChoices {
  readonly density: Density;
  /** Whether empty fields of the programmes show. */
  readonly allFields: boolean;
  readonly hidden: ReadonlySet<ColumnKey>;
  /** Chosen widths, px. */
  readonly widths: Readonly<Partial<Record<ColumnKey, number>>>;
  /** Columns that keep their width when the table narrows. */
  readonly frozen: ReadonlySet<ColumnKey>;
}

export const usualChoices: TableChoices = {
  density: 'compact',
  allFields: false,
  hidden: new Set(),
  widths: {},
  frozen: new Set(),
};

const choicesKey = 'montage.sections-table';
const foldedKey = 'montage.folded-sections';
/** Enough for the wells that someone works on. */
const mostMontages = 50;

function read(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Storage may be forbidden, or contain something else; the choice then lasts for this visit.
    return {};
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const columnsIn = (value: unknown): ReadonlySet<ColumnKey> => {
  const kept = new Set(texts(value));
  return new Set(columnKeys.filter((key) => kept.has(key)));
};

export function readChoices(): TableChoices {
  const { density, allFields, hidden, widths, frozen } = read(choicesKey);
  const chosen = typeof widths === 'object' && widths !== null ? { ...widths } : {};
  return {
    density: density === 'comfortable' ? 'comfortable' : 'compact',
    allFields: allFields === true,
    hidden: new Set([...columnsIn(hidden)].filter((key) => key !== 'formation_name')),
    widths: Object.fromEntries(
      columnKeys.flatMap((key) => {
        const width: unknown = Reflect.get(chosen, key);
        return typeof width === 'number' && Number.isFinite(width) ? [[key, width]] : [];
      }),
    ),
    frozen: columnsIn(frozen),
  };
}

export const keepChoices = ({ density, allFields, hidden, widths, frozen }: TableChoices): void =>
  keep(choicesKey, { density, allFields, hidden: [...hidden], widths, frozen: [...frozen] });

/** The folded sections of a montage, by id. */
export const readFolded = (montage: string): ReadonlySet<string> => new Set(texts(read(foldedKey)[montage]));

export function keepFolded(montage: string, folded: ReadonlySet<string>): void {
  const { [montage]: _before, ...others } = read(foldedKey);
  const latest = Object.entries(others).slice(-(mostMontages - 1));
  // The latest is the last.
  keep(foldedKey, Object.fromEntries([...latest, ...(folded.size > 0 ? [[montage, [...folded]]] : [])]));
}
