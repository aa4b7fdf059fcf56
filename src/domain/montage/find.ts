import type { Cell, Entities, Place } from './address';
import {
  catalogue,
  depthColumns,
  formationColumns,
  kickFields,
  listColumns,
  programmeColumns,
  reservoirColumns,
  stepFigures,
  topLineColumns,
  type Field,
} from './catalogue';
import type { Value } from './change';
import { dollars } from './figures';
import type { Montage, Section } from './montage';
import { programmeLines, type ProgrammeLine } from './section-programme';
import { shownIn } from './section-field';
import { shown } from './shown';
import { sectionTitle } from './titles';

/**
 * The cells whose value, as it is shown, contains a text. In the order of the screen: the top line, the sections with
 * their formations, their end and their programme, the reservoirs, the well paths, the pressures, the risks, and the plan. Letter case does not matter, and
 * neither do thousands separators: `1116.5` finds `1,116.5`. A section's title is its diameter.
 */
export function findInMontage(montage: Montage, text: string): Cell[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const found: Cell[] = [];
  const look = (at: Place, field: string, value: string) => {
    if (plain(value).includes(wanted)) found.push({ at, field });
  };
  const lookIn = <Kind extends keyof Entities>(
    at: Place & { readonly of: Kind },
    entity: Entities[Kind],
    fields: readonly string[],
  ) => {
    const own: Readonly<Record<string, Field>> = catalogue[at.of];
    for (const name of fields) {
      const value = Reflect.get(entity, name) as Value | undefined;
      const field = own[name];
      // A missing value is shown as a dash, which no one looks for.
      if (field && value !== null && value !== undefined) look(at, name, shownAs(montage, field, value));
    }
  };

  const { top_line_item: topLine } = montage;
  if (topLine) {
    const at = { of: 'topLine' } as const;
    lookIn(at, topLine, topLineColumns);
    look(at, 'well_heads', topLine.well_heads.join(', '));
  }
  for (const [index, section] of montage.sections_list.entries()) {
    const at = { of: 'section', section: section.id } as const;
    look(at, 'diameter', `${sectionTitle(section.diameter, index + 1)} ${section.description ?? ''}`);
    for (const formation of section.formations_list)
      lookIn({ of: 'formation', section: section.id, id: formation.id }, formation, formationColumns);
    lookIn(at, section, [...depthColumns, ...kickFields]);
    for (const piece of section.drill_string_list ?? [])
      lookIn({ of: 'stringPiece', section: section.id, id: piece.id }, piece, listColumns.stringPiece);
    for (const { cell, field, value } of programmeValues(section))
      if (value !== null) look(cell.at, cell.field, shown(field, value));
  }
  for (const reservoir of montage.reservoirs_list)
    lookIn({ of: 'reservoir', id: reservoir.id }, reservoir, reservoirColumns);
  for (const path of montage.trajectories_list ?? []) {
    lookIn({ of: 'trajectory', id: path.id }, path, Object.keys(catalogue.trajectory));
    for (const station of path.stations_list)
      lookIn({ of: 'station', trajectory: path.id, id: station.id }, station, listColumns.station);
    for (const target of path.targets_list)
      lookIn({ of: 'target', trajectory: path.id, id: target.id }, target, listColumns.target);
  }
  for (const point of montage.pressure_points_list ?? [])
    lookIn({ of: 'pressurePoint', id: point.id }, point, listColumns.pressurePoint);
  for (const test of montage.strength_tests_list ?? [])
    lookIn({ of: 'strengthTest', id: test.id }, test, listColumns.strengthTest);
  for (const risk of montage.risks_list ?? []) lookIn({ of: 'risk', id: risk.id }, risk, listColumns.risk);
  for (const step of montage.plan_summaries_list)
    lookIn({ of: 'planStep', id: step.id }, step, ['title', 'description', ...stepFigures]);
  return found;
}

const programmeValues = (section: Section) =>
  programmeColumns.flatMap((column) => programmeLines(section, column).flatMap(valuesOf));

const valuesOf = (line: ProgrammeLine) => {
  if (line.kind === 'slurry') return line.lines.flatMap(({ values }) => values);
  return 'values' in line ? line.values : [];
};

const shownAs = (montage: Montage, field: Field, value: Value): string =>
  field.kind === 'usd' && typeof value === 'number' ? dollars(value) : shownIn(montage, field, value);

/** As a keyboard types it: without separators of thousands, with plain quotes. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll('″', '"')
    .replaceAll('’', "'");
