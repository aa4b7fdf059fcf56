import type { Classification, NotUnderstood, Origin, PlanStepFact, Source, WellFacts } from '../../facts';
import type { PressurePointFact, StrengthTestFact, TargetFact } from '../../rock-facts';
import type { DocumentContent, Table } from '../../readers/table';
import { placesOfFact } from '../accounting/used-places';
import { declaredLengthUnit } from '../units/declared-units';
import { depthNotes } from '../hypotheses/depth-notes';
import { logSentences } from '../tables/row-reader';
import type { Datum } from '../tables/row-reader';
import type { Group } from '../tables/table-groups';
import { offsetTitle, titleOfTable, wellAbove } from '../tables/table-titles';
import { sameWell } from '../which-well/well-names';
import { furtherTable } from './further-table';
import type { FurtherTable } from './further-table';
import { readPressureTable } from './pressure-tables';
import { strengthTestsOfLines } from './strength-lines';
import { readStrengthTable } from './strength-tables';
import { readTargets } from './targets';
import { isPlanOfTimes, readTimeTable } from './time-tables';
import { stepsOfTimes, withTimes } from './times-of-plan';

/** A document that may hold more than the kinds of its tables. */
export interface FurtherDocument {
  file: string;
  classification: Classification;
  content: DocumentContent;
  tables: readonly Table[];
  groups: readonly Group[];
}

export interface FurtherFacts {
  pressurePoints: PressurePointFact[];
  strengthTests: StrengthTestFact[];
  targets: TargetFact[];
  plan: PlanStepFact[];
  remarks: WellFacts['remarks'];
  notUnderstood: NotUnderstood[];
  used: Origin[];
  /** Whether a table of no other kind, by the place of its heading, gave something. */
  isUsed: (heading: Source) => boolean;
}

/** What the newer lists of a montage take from the tables and lines of the documents of a well. */
export function readFurther(
  documents: readonly FurtherDocument[],
  { plan, wellName, datum }: { plan: readonly PlanStepFact[]; wellName: string | null; datum: Datum },
): FurtherFacts {
  const all = documents.map((document) => ofDocument(document, wellName, datum));
  const pressures = choose(all, 'pressurePoints', 'pressures of the rock');
  const tests = choose(all, 'strengthTests', 'leak-off and integrity tests');
  const targets = choose(all, 'targets', 'targets');
  const times = all.flatMap((document) => document.times);
  const own = times.find(({ table, facts }) => isPlanOfTimes(table, facts));
  const timed = withTimes(
    plan.length === 0 && own ? stepsOfTimes(own.facts) : plan,
    times.map(({ facts }) => facts),
  );
  const facts = [...pressures.facts, ...tests.facts, ...targets.facts];
  const used = [...facts.flatMap((fact) => placesOfFact(fact)), ...timed.used];
  return {
    pressurePoints: pressures.facts,
    strengthTests: tests.facts,
    targets: targets.facts,
    plan: timed.plan,
    remarks: [
      ...all.flatMap(({ tables }) =>
        tables.flatMap(({ file, log }) =>
          [...new Set(logSentences(log))].map((text) => about(`${file}: ${text}`)),
        ),
      ),
      ...[...pressures.passed, ...tests.passed, ...targets.passed].map(about),
    ],
    notUnderstood: all.flatMap(({ tables }) => tables.flatMap(({ log }) => log.notUnderstood)),
    used,
    isUsed: (heading) =>
      all.some(({ tables }) =>
        tables.some(
          ({ file, table }) =>
            isPlaceOf(heading, file, table) &&
            used.some((place) => place.file === file && isRowOf(place, table)),
        ),
      ),
  };
}

const isPlaceOf = (heading: Source, file: string, table: Table): boolean =>
  heading.file === file &&
  heading.sheet === table.sheet &&
  heading.page === table.page &&
  heading.row === table.headingRow;

const isRowOf = ({ sheet, page, row }: Source, table: Table): boolean =>
  sheet === table.sheet && table.rows.some((own) => own.row === row && (own.page ?? table.page) === page);

const about = (text: string): WellFacts['remarks'][number] => ({ about: 'other', text });

type Read = ReturnType<typeof ofDocument>;

function ofDocument(document: FurtherDocument, wellName: string | null, datum: Datum) {
  const { file, content } = document;
  // The content of a document that does not count is emptied.
  const own = content.lines.length + content.tables.length === 0 ? [] : document.tables;
  const tables = own
    .filter((table) => isOfWell(content, table, wellName))
    .map((table) =>
      furtherTable({
        file,
        content,
        table,
        title: titleOfTable(content, table),
        kinds: new Set(
          document.groups.filter(({ recognised }) => holds(recognised.table, table)).map(({ kind }) => kind),
        ),
        wellName,
        datum,
        defaultLengthUnit: declaredLengthUnit(content),
      }),
    );
  const isDrilled = depthNotes(content).isDrilled === true;
  const read = <Fact>(reader: (table: FurtherTable) => Fact[]) =>
    tables.map((table) => ({ table, facts: reader(table) })).filter(({ facts }) => facts.length > 0);
  const pressures = read(readPressureTable);
  const tested = read((table) => readStrengthTable(table, isDrilled));
  const targets = read(readTargets);
  const times = read(readTimeTable);
  const ofTables = tested.flatMap(({ facts }) => facts);
  return {
    file,
    /** The tables of which something is used. */
    tables: [...new Set([...pressures, ...tested, ...targets, ...times].map(({ table }) => table))],
    pressurePoints: distinct(pressures.flatMap(({ facts }) => facts)),
    strengthTests: distinct(
      ofTables.length > 0 ? ofTables : strengthTestsOfLines(file, content.lines, isDrilled),
    ),
    targets: distinct(targets.flatMap(({ facts }) => facts)),
    times,
  };
}

const holds = (one: Table, table: Table): boolean =>
  one.sheet === table.sheet && one.page === table.page && one.headingRow === table.headingRow;

function isOfWell(content: DocumentContent, table: Table, wellName: string | null): boolean {
  if (offsetTitle(content, table) !== null) return false;
  const named = wellAbove(content, table);
  return named === null || wellName === null || sameWell(named, wellName);
}

/** Facts without those that are repeated on another page or sheet. */
function distinct<Fact extends object>(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = JSON.stringify({ ...fact, source: undefined, origins: undefined });
    return !seen.has(key) && seen.add(key);
  });
}

/** The facts of the document with the most of them: those of two documents are two versions. */
function choose<Of extends 'pressurePoints' | 'strengthTests' | 'targets'>(
  all: readonly Read[],
  of: Of,
  says: string,
): { facts: Read[Of]; passed: string[] } {
  const [taken, ...passed] = all
    .filter((document) => document[of].length > 0)
    .toSorted((one, other) => other[of].length - one[of].length);
  if (!taken) return { facts: [] as Read[Of], passed: [] };
  return {
    facts: taken[of],
    passed: passed.map(
      ({ file }) =>
        `The ${says} of ${file} were passed over: ${taken.file} has more of them, or was uploaded first.`,
    ),
  };
}
