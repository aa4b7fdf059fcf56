import { defaultSettings } from '@/domain/checks/settings';
import { hasKicks, largestIntensityKgPerM3 } from '@/domain/kick-tolerance/kick-rows';
import { meetsPolicy, policyText } from '@/domain/kick-tolerance/policy';
import { sectionKicks, type SectionKick } from '@/domain/kick-tolerance/section-kicks';
import type { FiguredQuantity } from '@/domain/shown-units/figures';
import type { DrillStringPiece, Montage } from '@/domain/montage/montage';
import type { CellValue, Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { measuredFigures } from './measured-figures';
import { fieldColumns, sectionColumns, words, type Placed } from './tables';

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

/** A column of the kicks: its title with the unit after it. */
const measured = (
  name: string,
  quantity: FiguredQuantity,
  value: (kick: SectionKick) => number | null,
  decimals?: readonly [least: number, most: number],
  width?: number,
): Column<Placed<SectionKick>> =>
  measuredFigures(
    (unit) => `${name} (${unit})`,
    quantity,
    ({ of }) => value(of),
    decimals,
    width,
  );

const two = [1, 2] as const;

const kickColumns: readonly Column<Placed<SectionKick>>[] = [
  ...sectionColumns,
  measured('Shoe TVD BDF', 'length', ({ shoeTvdM }) => shoeTvdM),
  measured('TD TVD BDF', 'length', ({ tdTvdM }) => tdTvdM),
  measured('Mud, least', 'gradient', ({ mud }) => mud?.[0] ?? null, two, 14),
  measured('Mud, most', 'gradient', ({ mud }) => mud?.[1] ?? null, two, 14),
  measured('Strength at shoe', 'gradient', ({ strength }) => strength?.kpaPerM ?? null, two, 16),
  words('Strength from', 18, ({ of }) => of.strength?.from ?? null),
  measured('Intensity above', 'gradient', ({ base }) => base?.kpaPerM ?? null, two, 16),
  words('Above', 14, ({ of }) => of.base?.from ?? null),
  measured('Intensity', 'density', ({ assumptions }) => assumptions.intensityKgPerM3, [1, 1], 14),
  measured('Influx', 'gradient', ({ assumptions }) => assumptions.influxKpaPerM, [1, 3], 13),
  measured('Margin', 'pressure', ({ assumptions }) => assumptions.marginKpa, [1, 1], 13),
  measured('Volume', 'volume', ({ tolerance }) => finite(tolerance?.volumeM3), two, 13),
  measuredFigures(
    (unit) => `Bubble height (${unit} TVD)`,
    'length',
    ({ of }) => finite(of.tolerance?.heightM),
    [1, 1],
    16,
  ),
  measured('Zero gain at', 'density', largestIntensityKgPerM3, [1, 1], 16),
  {
    title: () => `Policy: ${policyText(defaultSettings)}`,
    width: 26,
    value: ({ of }) => policyWord(of),
  },
  words('Remark', 60, ({ of }) => remarkOf(of)),
];

const pieceColumns: readonly Column<Placed<DrillStringPiece>>[] = [
  ...sectionColumns,
  ...fieldColumns('stringPiece', ({ of }: Placed<DrillStringPiece>) => of, {
    name: 34,
    length: 13,
    outer_diameter: 12,
  }),
];

const placed = <Of>({ section, place }: SectionKick, of: Of): Placed<Of> => ({ section, place, of });

/** The kick tolerances and the drill strings; none if no section has a string or an assumption. */
export function kickSheets(montage: Montage): Sheet[] {
  const kicks = sectionKicks(montage, defaultSettings);
  if (!hasKicks(kicks)) return [];
  return [
    tableSheet({
      name: 'Kick tolerance',
      columns: kickColumns,
      items: () => kicks.map((kick) => placed(kick, kick)),
      nothing: 'No sections.',
      names: 2,
      wide: true,
    }),
    tableSheet({
      name: 'Drill strings',
      columns: pieceColumns,
      items: () =>
        kicks.flatMap((kick) => (kick.section.drill_string_list ?? []).map((piece) => placed(kick, piece))),
      nothing: 'No drill strings.',
      names: 2,
    }),
  ];
}
