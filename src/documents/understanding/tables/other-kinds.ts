import type { LoggingRunFact, PressureTestFact, ReservoirFact } from '../../facts';
import { isNegativeDown, withSignTurned } from '../depths/depth-sign';
import { withAssumption } from '../facts/assumed-origins';
import type { Group } from './table-groups';
import { pressureReference } from '../units/units';
import { runsOfCell } from '../logging/run-cells';
import { SIZE, plainText, sizeIn } from '../prose/quantities';
import { hasUnknownSize, holeOfRow, sectionBeside } from '../sections/section-of-row';
import type { RowReader } from './row-reader';
import { BEFORE_DRILLING, NEXT_HOLE } from '../pressure-tests/before-drilling';
import { fold } from '../words/fold';

/** The columns of the logs, in the order in which they are run. */
const LOGS = ['evaluation', 'lwd', 'wireline', 'casedHole'];

/** Logging runs, one for each run of a cell; a hole size or a name left blank repeats the one above it. */
export function readLogging(group: Group): LoggingRunFact[] {
  let hole: number | null = null;
  let named: ReturnType<typeof sectionBeside> = {};
  return group.rows.flatMap((row): LoggingRunFact[] => {
    const own = holeOfRow(row);
    const said = sectionBeside(own, row);
    const isNamed = own !== null || 'section' in said || hasUnknownSize(row);
    hole = isNamed ? own : hole;
    named = isNamed ? said : named;
    const number = /\d+/.exec(row.text('run') ?? '')?.[0];
    // A blank name repeats the one above for a run with a number; other rows may be of anything.
    if (hole === null && number === undefined && !('section' in said)) return [];
    const purpose = wordsOf(row, 'purpose');
    const notes = wordsOf(row, 'notes');
    const words = {
      ...(purpose === null ? {} : { purpose }),
      ...(notes === null ? {} : { notes }),
    };
    const ofWords = Object.fromEntries(Object.keys(words).map((field) => [field, field]));
    const isOfWords = notes !== null || (purpose !== null && group.said !== undefined);
    if (isOfWords && hole !== null && LOGS.every((field) => row.text(field) === null))
      return [
        {
          holeDiameterIn: hole,
          runNumber: null,
          evaluation: null,
          ...words,
          source: row.source(),
          origins: row.origins({ holeDiameterIn: 'hole', ...ofWords }),
        },
      ];
    return LOGS.flatMap((field) => {
      if (row.text(field) === null) return [];
      const runs = runsOfCell(row.written(field), number !== undefined);
      return runs.map((run): LoggingRunFact => {
        const runNumber = run.number ?? (number === undefined || runs.length > 1 ? null : Number(number));
        const origins = row.origins({
          holeDiameterIn: 'hole',
          ...(runNumber === null ? {} : { runNumber: run.number === null ? 'run' : field }),
          evaluation: field,
          ...(purpose === null ? {} : { purpose: 'purpose' }),
          ...(notes === null ? {} : { notes: 'notes' }),
        });
        return {
          ...named,
          holeDiameterIn: hole,
          runNumber,
          evaluation: run.evaluation,
          ...(purpose === null ? {} : { purpose }),
          ...(notes === null ? {} : { notes }),
          source: row.source(),
          origins: run.isLine
            ? withAssumption(origins, 'each line of the cell is read as a run', ['evaluation'])
            : origins,
        };
      });
    });
  });
}

/** What the logs of a row are for, or their notes; a dash or `None` is neither. `No run in a bad hole` is a note. */
function wordsOf(row: RowReader, field: 'purpose' | 'notes'): string | null {
  const text = row.text(field)?.replace(/\s+/g, ' ').trim() ?? '';
  const isSentence = field === 'notes' && text.split(' ').length >= WORDS_OF_NOTE;
  return (runsOfCell(text, true).length === 0 && !isSentence) || !/\p{L}{2}/u.test(text) ? null : text;
}

const WORDS_OF_NOTE = 4;

export function readPressureTests(group: Group): PressureTestFact[] {
  return group.rows.flatMap((row): PressureTestFact[] => {
    const test = {
      ...sectionBeside(holeOfRow(row), row),
      holeDiameterIn: holeOfRow(row),
      annularKpa: row.value('annular'),
      ramKpa: row.value('ram'),
      casingOnBumpKpa: row.value('bump'),
      linerLapKpa: row.value('linerLap'),
      notes: row.text('notes'),
    };
    const given =
      [test.annularKpa, test.ramKpa, test.casingOnBumpKpa, test.linerLapKpa].some(
        (value) => value !== null,
      ) ||
      (test.notes !== null && test.holeDiameterIn !== null);
    if (given && test.holeDiameterIn === null && !('section' in test)) {
      group.log.notUnderstood.push({
        source: row.source(),
        reason:
          'The pressure tests name no hole section; put the size of the hole in the sentence or above it.',
      });
      return [];
    }
    const origins = row.origins({
      holeDiameterIn: 'hole',
      annularKpa: 'annular',
      ramKpa: 'ram',
      casingOnBumpKpa: 'bump',
      linerLapKpa: 'linerLap',
      notes: 'notes',
    });
    const isBeforeNext = BEFORE_DRILLING.test(fold(row.origin('casing')?.note ?? ''));
    if (!given) return [];
    const fact: PressureTestFact = {
      ...test,
      source: row.source(),
      origins: isBeforeNext ? withAssumption(origins, NEXT_HOLE, ['annularKpa', 'ramKpa']) : origins,
    };
    return apartFromString(fact, stringAbove(test.holeDiameterIn, row));
  });
}

/** `17 1/2" (20" csg)`, `8 1/2 in (below 9 5/8 in casing)`: a size in brackets behind the hole. */
const IN_BRACKETS = new RegExp(`\\([^()]*?(?<size>${SIZE})[^()]*\\)`, 'iu');

/** The string in brackets behind the hole of a row that does not pass the hole: it is set above the hole. */
function stringAbove(hole: number | null, row: RowReader): number | null {
  const texts = ['hole', 'section', 'interval'].map((field) => plainText(row.written(field)));
  const size = texts.map((text) => IN_BRACKETS.exec(text)?.groups?.['size']).find(Boolean);
  const string = size === undefined ? null : sizeIn(size);
  return hole !== null && string !== null && string > hole ? string : null;
}

const OF_STRING_ABOVE =
  'the string in brackets is set above the hole, and the test is read as that of the string';

/** The tests of a hole and of the string above it, which are of two sections. */
function apartFromString(test: PressureTestFact, casingIn: number | null): PressureTestFact[] {
  const { casingOnBumpKpa, linerLapKpa, origins = {} } = test;
  if (casingIn === null || (casingOnBumpKpa === null && linerLapKpa === null)) return [test];
  const { holeDiameterIn: _, ...own } = origins;
  return [
    { ...test, casingOnBumpKpa: null, linerLapKpa: null },
    {
      ...test,
      section: { casingIn, words: null, endAhdM: null },
      holeDiameterIn: null,
      annularKpa: null,
      ramKpa: null,
      notes: null,
      origins: withAssumption(own, OF_STRING_ABOVE),
    },
  ];
}

/** Both ends of a cell such as `2,950 - 3,120`; a single value is both ends of a pressure, and only the top of a depth. */
function endsOf(row: RowReader, field: 'pressure' | 'tvdSsLower'): [number | null, number | null] {
  const ends = row.ends(field);
  if (ends) return [ends.first, ends.second];
  const value = row.value(field);
  return [value, field === 'pressure' ? value : null];
}

/** `Grey Sand (P-07, 2016)`, `Grey Sand (2016, measured)`: what another well found, next to what is expected here. */
const MEASURED_BEFORE = /\([^()]*\b(?:19|20)\d\d\b[^()]*\)/;

/** `Object-II Alder`, `Target 1: Alder Sand`: the number of an objective before the name of its rock. */
const NUMBER_OF_OBJECTIVE =
  /^(?:object(?:ive)?|target|objectif|objetivo|obiettivo|ziel|doel|m\u00e5l)[ -]*(?:no\.?\s*)?(?:\d{1,2}|[IVX]{1,4})(?:\s*[:.\u2013-]\s*|\s+)(?=\p{Lu}\p{L}{2})/iu;

/** The reservoirs of a group of rows. A single pressure is both of its bounds. */
export function readReservoirs(group: Group): ReservoirFact[] {
  const rows = group.rows.map((row) => ({
    row,
    tvdSs: endsOf(row, 'tvdSsLower')[0] ?? row.value('tvdSsUpper'),
    tvdM: null,
    ahdM: null,
  }));
  const negativeDown = isNegativeDown(rows);
  if (negativeDown)
    group.log.remarks.push('Reservoir TVD SS is written negative below sea level; its sign was turned.');
  reportPressureReference(group);
  const downwards = (depth: number | null) => (depth !== null && negativeDown ? 0 - depth : depth);
  return rows.flatMap(({ row }): ReservoirFact[] => {
    const name = row.text('name')?.replace(NUMBER_OF_OBJECTIVE, '') ?? null;
    const [lowest, highest] = endsOf(row, 'pressure');
    const [top, base] = endsOf(row, 'tvdSsLower');
    const reservoir = {
      gradientKpaPerM: row.value('gradient'),
      pressureLowerKpa: row.value('pressureLower') ?? lowest,
      pressureUpperKpa: row.value('pressureUpper') ?? highest,
      tvdSsLowerM: downwards(top),
      tvdSsUpperM: downwards(row.value('tvdSsUpper') ?? base),
    };
    // A numbered step of a list below the table has no name.
    if (name === null || !/\p{L}/u.test(name)) return [];
    if (Object.values(reservoir).every((value) => value === null)) return [];
    if (MEASURED_BEFORE.test(name)) {
      group.log.remarks.push(`Left out, because it was measured in another well or before: ${name}.`);
      return [];
    }
    const origins = row.origins({
      name: 'name',
      gradientKpaPerM: 'gradient',
      pressureLowerKpa: ['pressureLower', 'pressure'],
      pressureUpperKpa: ['pressureUpper', 'pressure'],
      tvdSsLowerM: 'tvdSsLower',
      tvdSsUpperM: base === null ? 'tvdSsUpper' : ['tvdSsUpper', 'tvdSsLower'],
    });
    const turned = negativeDown ? ['tvdSsLowerM', 'tvdSsUpperM'] : [];
    return [
      {
        name,
        ...reservoir,
        source: row.source(negativeDown ? 'negative down, turned' : undefined),
        origins: withSignTurned(origins, turned),
      },
    ];
  });
}

/** Reports the reference of pressures, or that none is given; pressures are not converted. */
function reportPressureReference(group: Group): void {
  const given = ['pressure', 'pressureLower', 'pressureUpper'].filter((field) =>
    group.rows.some((row) => row.text(field) !== null),
  );
  if (given.length === 0) return;
  const references = new Set(given.map((field) => pressureReference(group.rows[0]?.unit(field) ?? null)));
  const [reference] = references;
  group.log.remarks.push(
    references.size === 1 && reference
      ? `Reservoir pressures are written as ${reference} pressures and kept as such.`
      : 'Reservoir pressures: nothing says whether they are gauge or absolute; kept as written.',
  );
}
