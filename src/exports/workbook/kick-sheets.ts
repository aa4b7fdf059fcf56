import { defaultSettings } from '@/domain/checks/settings';
import { hasKicks, largestIntensityKgPerM3 } from '@/domain/kick-tolerance/kick-rows';
import { meetsPolicy, policyText } from '@/domain/kick-tolerance/policy';
import { sectionKicks, type SectionKick } from '@/domain/kick-tolerance/section-kicks';
import type { DrillStringPiece, Montage } from '@/domain/montage/montage';
import { formats } from './looks';
import type { CellValue, Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { fieldColumns, figures, words } from './tables';

type Row<Of> = { readonly kick: SectionKick; readonly of: Of };

const sectionColumns = <Of>(): readonly Column<Row<Of>>[] => [
  figures('Section', ({ kick }) => kick.place, formats.whole, 9),
  figures('Hole (in)', ({ kick }) => kick.section.diameter, formats.inches, 9),
];

const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** Why there is no volume, or what limits it. */
function remarkOf({ problem, tolerance }: SectionKick): string | null {
  if (!tolerance) return problem;
  if (!Number.isFinite(tolerance.volumeM3)) return 'Not limited by the shoe';
  const where = tolerance.limitedAt === 'shoe' ? 'gas at the shoe' : 'shut in at the bottom';
  return `${tolerance.governedBy === 'drilled' ? 'Drilled' : 'Swabbed'} kick, ${where}`;
}

function policyWord(kick: SectionKick): CellValue {
  const meets = meetsPolicy(kick, defaultSettings);
  return meets === null ? null : meets ? 'met' : 'not met';
}

const kickColumns: readonly Column<Row<null>>[] = [
  ...sectionColumns<null>(),
  figures('Shoe TVD BDF (m)', ({ kick }) => kick.shoeTvdM),
  figures('TD TVD BDF (m)', ({ kick }) => kick.tdTvdM),
  figures('Mud, least (kPa/m)', ({ kick }) => kick.mud?.[0] ?? null, formats.oneToTwo, 14),
  figures('Mud, most (kPa/m)', ({ kick }) => kick.mud?.[1] ?? null, formats.oneToTwo, 14),
  figures('Strength at shoe (kPa/m)', ({ kick }) => kick.strength?.kpaPerM ?? null, formats.oneToTwo, 16),
  words('Strength from', 18, ({ kick }) => kick.strength?.from ?? null),
  figures('Intensity above (kPa/m)', ({ kick }) => kick.base?.kpaPerM ?? null, formats.oneToTwo, 16),
  words('Above', 14, ({ kick }) => kick.base?.from ?? null),
  figures('Intensity (kg/m³)', ({ kick }) => kick.assumptions.intensityKgPerM3, formats.one, 14),
  figures('Influx (kPa/m)', ({ kick }) => kick.assumptions.influxKpaPerM, '#,##0.0##', 13),
  figures('Margin (kPa)', ({ kick }) => kick.assumptions.marginKpa, formats.one, 13),
  figures('Volume (m³)', ({ kick }) => finite(kick.tolerance?.volumeM3), formats.oneToTwo, 13),
  figures('Bubble height (m TVD)', ({ kick }) => finite(kick.tolerance?.heightM), formats.one, 16),
  figures('Zero gain at (kg/m³)', ({ kick }) => largestIntensityKgPerM3(kick), formats.one, 16),
  words(`Policy: ${policyText(defaultSettings)}`, 26, ({ kick }) => policyWord(kick)),
  words('Remark', 60, ({ kick }) => remarkOf(kick)),
];

const pieceColumns: readonly Column<Row<DrillStringPiece>>[] = [
  ...sectionColumns<DrillStringPiece>(),
  ...fieldColumns('stringPiece', ({ of }: Row<DrillStringPiece>) => of, {
    name: 34,
    length: 13,
    outer_diameter: 12,
  }),
];

/** The kick tolerances and the drill strings; none if no section has a string or an assumption. */
export function kickSheets(montage: Montage): Sheet[] {
  const kicks = sectionKicks(montage, defaultSettings);
  if (!hasKicks(kicks)) return [];
  return [
    tableSheet({
      name: 'Kick tolerance',
      columns: kickColumns,
      items: () => kicks.map((kick) => ({ kick, of: null })),
      nothing: 'No sections.',
      names: 2,
      wide: true,
    }),
    tableSheet({
      name: 'Drill strings',
      columns: pieceColumns,
      items: () =>
        kicks.flatMap((kick) => (kick.section.drill_string_list ?? []).map((of) => ({ kick, of }))),
      nothing: 'No drill strings.',
      names: 2,
    }),
  ];
}
