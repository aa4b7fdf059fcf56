import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChanges } from './apply';
import type { Cell, Place } from './address';
import { cellText, clearCells, setCell } from './cells';
import { comparedFields, indexEntities } from './entity-index';
import type { Edit } from './change';
import { addFormation, moveFormation, removeFormation } from './formations';
import { computeDepths, depthsByTrajectory } from '../depth-model/path-depths';
import { resetMatrix, setMatrix } from '../risks/matrix';
import { addRisk } from '../risks/register';
import { listColumns } from './catalogue';
import { addListed, addPath, removeListed, type ListOfRows } from './listed';
import { listAt } from './lookup';
import { riskClasses, riskLevels, type Montage } from './montage';
import { replaceStations } from './replace-stations';
import { countingIds, exampleMontage } from './montage-for-tests';
import { sortFormations } from './normalise';
import { pasteFormations, pasteListed } from './paste';
import { addPlanStep, editPlanStep, movePlanStep, removePlanStep } from './plan';
import { addRun, createCement, createLogging, createMud, deleteLogging, removeRun } from './programme-edits';
import {
  commit,
  isUnsaved,
  openSession,
  redo,
  restore,
  saved,
  sendSession,
  undo,
  type JournalEntry,
  type Session,
} from './session';
import { savePayload } from './save-payload';
import { addSection, editSection, moveSection, removeSection } from './section-edits';
import { splitSection } from './split-section';
import { addWellHead, removeWellHead } from './top-line';
import { restoreVersion, versionChanges } from './versions';

/** A user action. The numbers choose among what the montage contains at that moment. */
interface Intent {
  readonly kind: keyof typeof kinds;
  readonly numbers: readonly number[];
  readonly text: string;
}

type Make = (montage: Montage, pick: Pick, text: string, newId: () => string) => Edit | null;
interface Pick {
  of<T>(list: readonly T[]): T | undefined;
  number(below: number): number;
}

const sectionIds = (montage: Montage): string[] => montage.sections_list.map(({ id }) => id);
const inSection =
  (make: (montage: Montage, section: string, newId: () => string) => Edit | null): Make =>
  (montage, pick, _text, newId) =>
    make(montage, pick.of(sectionIds(montage)) ?? '', newId);

/** Includes items that do not exist: a first value creates some of them. */
function anyCell(montage: Montage, pick: Pick): Cell | null {
  const items = montage.sections_list.flatMap(({ id: section }): Place[] => [
    { of: 'casing', section },
    { of: 'pressureTest', section },
  ]);
  const at = pick.of([...[...indexEntities(montage).values()].map((counted) => counted.at), ...items]);
  const field = at && pick.of(comparedFields(at.of));
  return at && field ? { at, field } : null;
}

function anyList(montage: Montage, pick: Pick): ListOfRows {
  const trajectory = pick.of(montage.trajectories_list ?? [])?.id ?? '';
  const section = pick.of(montage.sections_list)?.id ?? '';
  const lists: readonly ListOfRows[] = [
    { of: 'stringPieces', section },
    { of: 'reservoirs' },
    { of: 'trajectories' },
    { of: 'stations', trajectory },
    { of: 'targets', trajectory },
    { of: 'pressurePoints' },
    { of: 'strengthTests' },
    { of: 'risks' },
    { of: 'riskLevels' },
  ];
  return pick.of(lists) ?? { of: 'reservoirs' };
}

/** One of the engineering parts, in a cell that is often typed in: few of the cells of `anyCell` are. */
function engineeringCell(montage: Montage, pick: Pick): Cell | null {
  const [sections, trajectories] = [montage.sections_list, montage.trajectories_list ?? []];
  const section = pick.of(sections);
  const path = pick.of(trajectories);
  const kinds: readonly (readonly [Place, readonly string[]] | null)[] = [
    section
      ? [
          { of: 'section', section: section.id },
          ['kick_pore_gradient', 'kick_intensity', 'influx_gradient', 'kick_margin'],
        ]
      : null,
    ...(section?.drill_string_list ?? []).map(
      ({ id }) => [{ of: 'stringPiece', section: section!.id, id }, listColumns.stringPiece] as const,
    ),
    ...(path?.stations_list ?? []).map(
      ({ id }) => [{ of: 'station', trajectory: path!.id, id }, listColumns.station] as const,
    ),
    ...(montage.pressure_points_list ?? []).map(
      ({ id }) => [{ of: 'pressurePoint', id }, listColumns.pressurePoint] as const,
    ),
    ...(montage.risks_list ?? []).map(({ id }) => [{ of: 'risk', id }, listColumns.risk] as const),
  ];
  const [at, fields] = pick.of(kinds) ?? [];
  const field = pick.of(fields ?? []);
  return at && field !== undefined ? { at, field } : null;
}

const blockOf = (text: string, pick: Pick) => ({
  row: pick.number(4),
  column: pick.number(6),
  rows: Array.from({ length: 1 + pick.number(3) }, (_, down) =>
    Array.from({ length: 1 + pick.number(4) }, (__, across) =>
      (down + across) % 2 ? String(down * 700) : text,
    ),
  ),
});

const kinds = {
  set: (montage, pick, text, newId) => {
    const cell = anyCell(montage, pick);
    return cell && setCell(montage, cell, text, newId);
  },
  setDepth: (montage, pick, text, newId) => {
    const { id: section = '', formations_list = [] } = pick.of(montage.sections_list) ?? {};
    const id = pick.of(formations_list)?.id ?? '';
    const cell = { at: { of: 'formation', section, id }, field: 'true_vertical_depth_subsea' } as const;
    return setCell(montage, cell, text, newId);
  },
  clear: (montage, pick) =>
    clearCells(
      montage,
      [1, 2, 3].flatMap(() => anyCell(montage, pick) ?? []),
    ),
  addFormation: inSection(addFormation),
  removeFormation: (montage, pick) => {
    const { id = '', formations_list = [] } = pick.of(montage.sections_list) ?? {};
    return removeFormation(montage, id, pick.of(formations_list)?.id ?? '');
  },
  moveFormation: (montage, pick) => {
    const { id: fromSection = '', formations_list = [] } = pick.of(montage.sections_list) ?? {};
    const toSection = pick.of(sectionIds(montage)) ?? '';
    return moveFormation(montage, {
      id: pick.of(formations_list)?.id ?? '',
      fromSection,
      toSection,
      index: pick.number(5),
    });
  },
  addSection: (montage, pick, text, newId) => {
    const head = { diameter: pick.of([17.5, 8.5, null]) ?? null, description: text || null, liner: false };
    const section = pick.of(sectionIds(montage)) ?? '';
    const side = pick.of(['above', 'below'] as const) ?? 'below';
    return addSection(montage, head, pick.number(3) === 0 ? 'end' : { side, section }, newId);
  },
  removeSection: inSection(removeSection),
  moveSection: (montage, pick) =>
    moveSection(montage, pick.of(sectionIds(montage)) ?? '', pick.of(['up', 'down'] as const) ?? 'up'),
  editSection: (montage, pick, text) => {
    const head = {
      diameter: pick.of([6, null]) ?? null,
      description: text || null,
      liner: pick.number(2) === 0,
    };
    return editSection(montage, pick.of(sectionIds(montage)) ?? '', head);
  },
  splitSection: (montage, pick, text, newId) => {
    const { id = '', formations_list = [] } = pick.of(montage.sections_list) ?? {};
    const formation = pick.of(formations_list)?.id ?? '';
    const depth = { field: 'true_vertical_depth_subsea', depthM: Number(text) } as const;
    return splitSection(montage, id, pick.number(2) === 0 ? depth : { formation }, newId);
  },
  createCement: inSection(createCement),
  createMud: inSection(createMud),
  createLogging: inSection(createLogging),
  deleteLogging: inSection((montage, section) => deleteLogging(montage, section)),
  addRun: inSection(addRun),
  removeRun: (montage, pick) => {
    const { id = '', logging_item = null } = pick.of(montage.sections_list) ?? {};
    return removeRun(montage, id, pick.of(logging_item?.logging_runs_list ?? [])?.id ?? '');
  },
  addWellHead: (montage, _pick, text, newId) => addWellHead(montage, text, newId),
  removeWellHead: (montage, pick) =>
    removeWellHead(montage, pick.of(montage.top_line_item?.well_heads ?? []) ?? ''),
  addPlanStep: (montage, _pick, text, newId) => addPlanStep(montage, text, text, newId),
  editPlanStep: (montage, pick, text) =>
    editPlanStep(montage, pick.of(montage.plan_summaries_list)?.id ?? '', text, ''),
  removePlanStep: (montage, pick) => removePlanStep(montage, pick.of(montage.plan_summaries_list)?.id ?? ''),
  movePlanStep: (montage, pick) =>
    movePlanStep(montage, pick.of(montage.plan_summaries_list)?.id ?? '', pick.number(5)),
  pasteFormations: (montage, pick, text, newId) =>
    pasteFormations(montage, { section: pick.of(sectionIds(montage)) ?? '', ...blockOf(text, pick) }, newId)
      ?.edit ?? null,
  addListed: (montage, pick, _text, newId) => addListed(montage, anyList(montage, pick), newId),
  removeListed: (montage, pick) => {
    const list = anyList(montage, pick);
    return removeListed(montage, list, pick.of(listAt(montage, list))?.id ?? '');
  },
  setEngineering: (montage, pick, text, newId) => {
    const cell = engineeringCell(montage, pick);
    return cell && setCell(montage, cell, text, newId);
  },
  addPath: (montage, pick, _text, newId) =>
    addPath(montage, pick.of(['planned', 'actual'] as const) ?? 'planned', newId),
  replaceStations: (montage, pick, _text, newId) => {
    const stations = Array.from({ length: pick.number(4) }, (_, at) => ({
      ahdM: at * 100 + pick.number(90),
      inclinationDeg: pick.number(60),
      azimuthDeg: pick.number(360),
    }));
    return replaceStations(montage, pick.of(montage.trajectories_list ?? [])?.id ?? '', stations, newId);
  },
  computeDepths: (montage, pick) => {
    const path = pick.of(montage.trajectories_list ?? []);
    return path ? computeDepths(path, depthsByTrajectory(montage, path).values) : null;
  },
  addRisk: (montage, pick, _text, newId) =>
    addRisk(montage, pick.number(3) === 0 ? null : (pick.of(sectionIds(montage)) ?? null), newId),
  setMatrix: (montage, pick, text, newId) =>
    setMatrix(
      montage,
      pick.of(riskLevels) ?? 1,
      pick.of(['class_1', 'class_5', 'likelihood_label', 'severity_label'] as const) ?? 'class_1',
      pick.of([...riskClasses, text]) ?? '',
      newId,
    ),
  resetMatrix: (montage) => resetMatrix(montage),
  pasteListed: (montage, pick, text, newId) =>
    pasteListed(montage, { list: anyList(montage, pick), ...blockOf(text, pick) }, newId)?.edit ?? null,
} satisfies Record<string, Make>;

const typed = fc.oneof(
  fc.constantFrom('', '0', '1,234.5', '-5', '2000', '486', '1e999', 'WH-C', '<b>"x"</b>', 'بئر', '\tline\n'),
  fc.double({ noNaN: true, min: -5000, max: 5000 }).map(String),
  fc.string(),
);
const intents: fc.Arbitrary<Intent[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[])),
    numbers: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
    text: typed,
  }),
  { minLength: 1, maxLength: 25 },
);

function editFor(montage: Montage, { kind, numbers, text }: Intent, newId: () => string): Edit | null {
  let next = 0;
  const number = (below: number): number => (numbers[next++ % numbers.length] ?? 0) % Math.max(1, below);
  const make: Make = kinds[kind];
  return make(montage, { number, of: (list) => list[number(list.length)] }, text, newId);
}

function work(
  session: Session,
  todo: readonly Intent[],
  newId = countingIds(),
  each: (before: Session, after: Session, edit: Edit) => void = () => {},
): Session {
  return todo.reduce((before, intent) => {
    const edit = editFor(before.montage, intent, newId);
    const after = edit ? commit(before, edit) : before;
    if (edit) each(before, after, edit);
    return after;
  }, session);
}

function all(session: Session, step: (session: Session) => Session): Session {
  const next = step(session);
  return next === session ? session : all(next, step);
}

/** A server that stores what it receives: it gives new entities ids, and drops empty items without an id. */
function serverAnswer(sent: Montage): Montage {
  const payload = savePayload(sent);
  let last = 0;
  const id = <E extends { id?: string }>(entity: E): E & { id: string } => ({
    ...entity,
    id: entity.id ?? `${JSON.stringify(sent).length}-${++last}`,
  });
  const sections_list = payload.sections.map(
    ({ formations, casing, cement, mud, logging, pressure_test, drill_string_list: string, ...fields }) => {
      const section = id(fields);
      const programme = logging && id(logging);
      return {
        ...section,
        formations_list: formations.map((formation) => ({ ...id(formation), section_id: section.id })),
        casing_item: casing && id(casing),
        cement_item: cement && id(cement),
        mud_item: mud && id(mud),
        logging_item: programme && {
          ...programme,
          section_id: section.id,
          logging_runs_list: programme.logging_runs_list.map((run) => ({
            ...id(run),
            logging_id: programme.id,
          })),
        },
        pressure_test_item: pressure_test && id(pressure_test),
        ...(string && { drill_string_list: string.map(id) }),
      };
    },
  );
  return structuredClone({
    id: payload.id,
    sections_list,
    reservoirs_list: payload.reservoirs.map(id),
    top_line_item: payload.top_line && id(payload.top_line),
    plan_summaries_list: payload.plan_summaries.map(id),
    trajectories_list: payload.trajectories?.map((path) => ({
      ...id(path),
      stations_list: path.stations_list.map(id),
      targets_list: path.targets_list.map(id),
    })),
    pressure_points_list: payload.pressure_points?.map(id),
    strength_tests_list: payload.strength_tests?.map(id),
    risks_list: payload.risks?.map((sentRisk) => {
      const { section_index: index, ...risk } = { section_index: undefined, ...sentRisk };
      return id(index === undefined ? risk : { ...risk, section_id: sections_list[index]?.id });
    }),
    risk_levels_list: payload.risk_levels?.map(id),
  } as Montage);
}

const save = (session: Session): Session =>
  saved(sendSession(session), session.montage, serverAnswer(session.montage));

/** The values without ids, and without deleted programmes: ids are the server's choice. */
const meaning = (montage: Montage): unknown =>
  JSON.parse(
    JSON.stringify(savePayload(montage), (key, value: unknown) =>
      /^((\w+_)?id|section_index)$/.test(key) ? undefined : value,
    ),
  );

it('undoing any edits restores the first montage, and redoing them the last', () => {
  const server = exampleMontage();
  const seen = new Set<string>();
  fc.assert(
    fc.property(intents, (todo) => {
      const session = work(openSession(server), todo, countingIds(), (before, after, edit) => {
        expect(after).not.toBe(before);
        seen.add(edit.label.split(' ')[0] ?? '');
      });
      const undone = all(session, undo);
      expect(undone.montage).toEqual(server);
      expect(isUnsaved(undone)).toBe(false);
      const redone = all(undone, redo);
      expect(redone.montage).toEqual(session.montage);
      expect(redone.past).toEqual(session.past);
    }),
    { numRuns: 150 },
  );
  expect([...seen].toSorted()).toEqual(
    [
      'Add',
      'Clear',
      'Compute',
      'Create',
      'Delete',
      'Edit',
      'Move',
      'Paste',
      'Remove',
      'Reset',
      'Set',
      'Split',
    ].toSorted(),
  );
});

it('after every edit formations are sorted, ranks run from 1 and run numbers are unique', () => {
  fc.assert(
    fc.property(intents, (todo) => {
      work(openSession(exampleMontage()), todo, countingIds(), (before, after) => {
        // The history's edit includes the order, so undo is exact.
        expect(applyChanges(before.montage, after.past.at(-1)?.changes ?? [])).toEqual(after.montage);
        for (const { id, formations_list, logging_item } of after.montage.sections_list) {
          expect(sortFormations(formations_list)).toBe(formations_list);
          expect(formations_list.every(({ section_id }) => section_id === id)).toBe(true);
          const runs = logging_item?.logging_runs_list.map(({ run_number }) => run_number) ?? [];
          expect(new Set(runs).size).toBe(runs.length);
        }
        after.montage.plan_summaries_list.forEach(({ rank }, at) => expect(rank).toBe(at + 1));
        expect(JSON.parse(JSON.stringify(after))).toEqual(after);
      });
    }),
    { numRuns: 60 },
  );
});

it('an edit keeps the references of sections and lists that it does not name', () => {
  fc.assert(
    fc.property(intents, (todo) => {
      work(openSession(exampleMontage()), todo, countingIds(), (before, after, edit) => {
        const named = JSON.stringify(edit.changes);
        for (const section of after.montage.sections_list) {
          if (!named.includes(`"${section.id}"`)) expect(before.montage.sections_list).toContain(section);
        }
        const isNamed = (of: string) => named.includes(`"of":"${of}"`);
        if (!isNamed('planStep') && !isNamed('planSteps')) {
          expect(after.montage.plan_summaries_list).toBe(before.montage.plan_summaries_list);
        }
        if (!isNamed('reservoir') && !isNamed('reservoirs')) {
          expect(after.montage.reservoirs_list).toBe(before.montage.reservoirs_list);
        }
        if (!isNamed('topLine')) expect(after.montage.top_line_item).toBe(before.montage.top_line_item);
      });
    }),
    { numRuns: 60 },
  );
});

it('any montage is the same after load and save', () => {
  fc.assert(
    fc.property(intents, (todo) => {
      const stored = serverAnswer(work(openSession(exampleMontage()), todo).montage);
      expect(serverAnswer(openSession(stored).montage)).toEqual(stored);
      expect(save(openSession(stored)).montage).toEqual(stored);
    }),
    { numRuns: 60 },
  );
});

it('edits made during a save are kept, and undo works across it', () => {
  fc.assert(
    fc.property(intents, intents, fc.nat(5), (first, second, undone) => {
      const server = exampleMontage();
      const newId = countingIds();
      const sent = sendSession(work(openSession(server), first, newId));
      let meanwhile = work(sent, second, newId);
      for (let step = 0; step < undone; step++) meanwhile = undo(meanwhile);
      const answer = serverAnswer(sent.montage);
      const after = saved(meanwhile, sent.montage, answer);
      expect(after.base).toEqual(answer);
      expect(meaning(after.montage)).toEqual(meaning(meanwhile.montage));
      expect(meaning(all(after, undo).montage)).toEqual(meaning(server));
      expect(all(after, undo).montage).toEqual(server);
      const redone = all(all(after, undo), redo);
      expect(meaning(redone.montage)).toEqual(meaning(all(meanwhile, redo).montage));
      // Entities that the server has named no longer use their temporary ids.
      const known = new Set([...indexEntities(sent.montage).values()].map(({ entity }) => entity.id));
      for (const { entity } of indexEntities(after.montage).values()) {
        expect(entity.id.startsWith('temp-') && known.has(entity.id)).toBe(false);
      }
    }),
    { numRuns: 120 },
  );
});

it('what is saved after undo and redo is what the screen shows', () => {
  const moves = fc.array(fc.constantFrom(undo, redo, save), { maxLength: 12 });
  fc.assert(
    fc.property(intents, moves, (todo, steps) => {
      const session = steps.reduce((sum, step) => step(sum), work(openSession(exampleMontage()), todo));
      if (!isUnsaved(session)) expect(session.montage).toEqual(session.base);
      expect(meaning(save(session).base)).toEqual(meaning(session.montage));
    }),
    { numRuns: 80 },
  );
});

it('a session restored from its journal equals the original', () => {
  const step = fc.oneof(fc.constantFrom('undo', 'redo'), intents);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const newId = countingIds();
      const journal: JournalEntry[] = [];
      let live = openSession(exampleMontage());
      for (const one of steps) {
        if (one === 'undo' || one === 'redo') {
          journal.push({ type: one });
          live = one === 'undo' ? undo(live) : redo(live);
        } else if (typeof one !== 'string') {
          live = work(live, one, newId, (_before, _after, edit) => journal.push({ type: 'edit', edit }));
        }
      }
      expect(restore(exampleMontage(), JSON.parse(JSON.stringify(journal)) as JournalEntry[])).toEqual(live);
    }),
    { numRuns: 60 },
  );
});

const idsIn = ({ sections_list, reservoirs_list, plan_summaries_list, ...optional }: Montage): string[][] =>
  [
    sections_list,
    ...sections_list.map(({ formations_list }) => formations_list),
    ...sections_list.map(({ logging_item }) => logging_item?.logging_runs_list ?? []),
    ...sections_list.map(({ drill_string_list }) => drill_string_list ?? []),
    reservoirs_list,
    plan_summaries_list,
    ...(optional.trajectories_list ?? []).flatMap((path) => [path.stations_list, path.targets_list]),
    optional.trajectories_list ?? [],
    optional.pressure_points_list ?? [],
    optional.strength_tests_list ?? [],
    optional.risks_list ?? [],
    optional.risk_levels_list ?? [],
  ].map((list) => list.map(({ id }) => id));

it('restoring a version gives its content and ids, and undo restores what was there before', () => {
  const other = (todo: readonly Intent[], without: number, reversed: boolean): Montage => {
    const { sections_list, ...rest } = serverAnswer(work(openSession(exampleMontage()), todo).montage);
    const kept = sections_list.filter((_, at) => at !== without);
    return openSession({ ...rest, sections_list: reversed ? kept.toReversed() : kept }).montage;
  };
  fc.assert(
    fc.property(intents, intents, fc.nat(6), fc.nat(6), fc.boolean(), (one, two, first, second, reversed) => {
      const version = other(one, first, false);
      const now = openSession(other(two, second, reversed));
      const edit = restoreVersion(now.montage, version, 'Restore version 1');
      const after = edit ? commit(now, edit) : now;
      expect(meaning(after.montage)).toEqual(meaning(version));
      expect(idsIn(after.montage)).toEqual(idsIn(version));
      expect(restoreVersion(after.montage, version, '')).toBeNull();
      expect(versionChanges(version, after.montage)).toEqual([]);
      expect(undo(after).montage).toEqual(now.montage);
    }),
    { numRuns: 150 },
  );
});

it("typing a cell's own text changes nothing", () => {
  fc.assert(
    fc.property(intents, (todo) => {
      const { montage } = work(openSession(exampleMontage()), todo);
      for (const { at } of indexEntities(montage).values()) {
        for (const field of comparedFields(at.of)) {
          const cell = { at, field };
          expect(setCell(montage, cell, cellText(montage, cell), countingIds())).toBeNull();
        }
      }
    }),
    { numRuns: 20 },
  );
});
