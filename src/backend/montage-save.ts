import type { ErrorEntry } from '@/api/generated/zod/montageAPI.schemas.zod';
import type { Body, Success } from './contract';
import type { Ids } from './ports';
import { unprocessable } from './refusal';

type Save = Body<'saveMontage'>;
type Load = Success<'saveMontage'>;
type SectionSave = Save['sections'][number];
type LoggingSave = NonNullable<SectionSave['logging']>;
type TrajectorySave = NonNullable<Save['trajectories']>[number];
type RiskSave = NonNullable<Save['risks']>[number];
type RiskLoad = NonNullable<Load['risks_list']>[number];
type TrajectoryLoad = NonNullable<Load['trajectories_list']>[number];

/**
 * The ids of one saved body. An entity without one is new. A known id is kept, and so is one that the stored montage does
 * not have (any more): an entity that was removed, saved and brought back by undo is the same entity. A temporary id is
 * the client's own and means nothing here, and no two entities of a kind are one.
 */
function idKeeper(newIds: Ids): {
  of: (entity: { id?: string }, loc: (string | number)[]) => string;
  wrong: ErrorEntry[];
} {
  const taken = new Set<string>();
  const wrong: ErrorEntry[] = [];
  return {
    wrong,
    of({ id }, loc) {
      const kind = String(loc.findLast((part) => typeof part === 'string'));
      const at = ['body', ...loc, 'id'];
      if (id?.startsWith('temp-')) {
        wrong.push({ loc: at, msg: 'A new entity is saved without an id.', type: 'temporary_id' });
      } else if (id && taken.has(`${kind} ${id}`)) {
        wrong.push({ loc: at, msg: 'Another entity of the montage has this id.', type: 'duplicate_id' });
      }
      const kept = id || newIds.id();
      taken.add(`${kind} ${kept}`);
      return kept;
    },
  };
}

/**
 * The load shape of what was saved. It has an optional list or figure only if the body has it (`keptLists`,
 * `withFigures`, `withKicks`).
 *
 * @throws the 422 of the contract for temporary or repeated ids.
 */
export function asStored(body: Save, newIds: Ids): Load {
  const ids = idKeeper(newIds);

  const logging = (saved: LoggingSave, section_id: string, loc: (string | number)[]) => {
    const id = ids.of(saved, loc);
    return {
      ...saved,
      id,
      section_id,
      logging_runs_list: saved.logging_runs_list.map((run, index) => ({
        ...run,
        id: ids.of(run, [...loc, 'logging_runs_list', index]),
        logging_id: id,
      })),
    };
  };

  const section = (saved: SectionSave, index: number): Load['sections_list'][number] => {
    const { formations, casing, cement, mud, logging: programme, pressure_test, ...others } = saved;
    const { drill_string_list: pieces, ...fields } = others;
    const loc = ['sections', index];
    const id = ids.of(saved, loc);
    return {
      ...fields,
      id,
      formations_list: formations.map((formation, at) => ({
        ...formation,
        id: ids.of(formation, [...loc, 'formations', at]),
        section_id: id,
      })),
      casing_item: casing && { ...casing, id: ids.of(casing, [...loc, 'casing']) },
      cement_item: cement && { ...cement, id: ids.of(cement, [...loc, 'cement']) },
      mud_item: mud && { ...mud, id: ids.of(mud, [...loc, 'mud']) },
      logging_item: programme && logging(programme, id, [...loc, 'logging']),
      pressure_test_item: pressure_test && {
        ...pressure_test,
        id: ids.of(pressure_test, [...loc, 'pressure_test']),
      },
      ...(pieces && {
        drill_string_list: pieces.map((piece, at) => ({
          ...piece,
          id: ids.of(piece, [...loc, 'drill_string_list', at]),
        })),
      }),
    };
  };

  const trajectory = (saved: TrajectorySave, index: number): TrajectoryLoad => {
    const loc = ['trajectories', index];
    return {
      ...saved,
      id: ids.of(saved, loc),
      stations_list: saved.stations_list.map((station, at) => ({
        ...station,
        id: ids.of(station, [...loc, 'stations_list', at]),
      })),
      targets_list: saved.targets_list.map((target, at) => ({
        ...target,
        id: ids.of(target, [...loc, 'targets_list', at]),
      })),
    };
  };

  const sections_list = body.sections.map(section);
  const risk = (saved: RiskSave, index: number): RiskLoad => {
    const { section_index: place, ...fields } = saved;
    const id = ids.of(saved, ['risks', index]);
    if (place === undefined) return { ...fields, id };
    const of = sections_list[place];
    if (!of) {
      const loc = ['body', 'risks', index, 'section_index'];
      ids.wrong.push({ loc, msg: 'No section of the body has this index.', type: 'unknown_section' });
    }
    return { ...fields, id, section_id: of?.id ?? null };
  };

  const { trajectories, pressure_points, strength_tests, risks, risk_levels } = body;
  const load: Load = {
    id: body.id,
    sections_list,
    reservoirs_list: body.reservoirs.map((saved, index) => ({
      ...saved,
      id: ids.of(saved, ['reservoirs', index]),
    })),
    top_line_item: body.top_line && { ...body.top_line, id: ids.of(body.top_line, ['top_line']) },
    plan_summaries_list: body.plan_summaries.map((saved, index) => ({
      ...saved,
      id: ids.of(saved, ['plan_summaries', index]),
    })),
    ...(trajectories && { trajectories_list: trajectories.map(trajectory) }),
    ...(pressure_points && {
      pressure_points_list: pressure_points.map((saved, index) => ({
        ...saved,
        id: ids.of(saved, ['pressure_points', index]),
      })),
    }),
    ...(strength_tests && {
      strength_tests_list: strength_tests.map((saved, index) => ({
        ...saved,
        id: ids.of(saved, ['strength_tests', index]),
      })),
    }),
    ...(risks && { risks_list: risks.map(risk) }),
    ...(risk_levels && {
      risk_levels_list: risk_levels.map((saved, index) => ({
        ...saved,
        id: ids.of(saved, ['risk_levels', index]),
      })),
    }),
  };
  if (ids.wrong.length > 0) throw unprocessable(...ids.wrong);
  return load;
}
