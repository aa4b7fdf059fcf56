import type { Amount, Mud, Slurry, WellTruth } from '../truth';
import { table, transposed } from './document-model';
import type { Block, Column, CorpusDocument } from './document-model';
import { paper } from './paper';
import { onPaper, printAmount, printNumber, WORDS } from './print';

type Role = 'lead' | 'tail' | 'topFill' | 'liner';
const ROLES: readonly Role[] = ['lead', 'tail', 'topFill', 'liner'];

export function cementProgramme(truth: WellTruth): CorpusDocument {
  const { documents, keys } = WORDS[truth.language];
  return paper(truth, 'Cement Program', documents.cement, [
    { kind: 'pairs', as: 'lines', pairs: [[keys.wellName, truth.header.wellName]] },
    ...(truth.layout.cement === 'wide' ? wideCement(truth) : [cementRows(truth)]),
  ]);
}

function slurryColumns(
  truth: WellTruth,
  slurries: readonly (Slurry | undefined)[],
  group?: string,
): Column[] {
  const { cement: words } = WORDS[truth.language];
  const { layout, units } = truth;
  const column = (heading: string, of: (slurry: Slurry) => string, unit?: string): Column => ({
    heading,
    ...(unit === undefined ? {} : { unit }),
    ...(group === undefined ? {} : { group }),
    cells: slurries.map((slurry) => (slurry === undefined ? '' : of(slurry))),
  });
  return [
    column(words.type, ({ type }) => type),
    column(words.density, ({ density }) => printNumber(density, layout), onPaper(units.slurry)),
    column(words.excess, ({ excess }) => (excess === null ? '' : String(excess)), '%'),
    column(words.top, ({ top }) => (typeof top === 'string' ? top : printNumber(top, layout)), units.depth),
    column(words.additives, ({ additives }) => additives),
  ];
}

function cementRows(truth: WellTruth): Block {
  const { cement: words } = WORDS[truth.language];
  const rows = truth.sections.flatMap(({ hole, pipe, cement }) =>
    ROLES.flatMap((role) => {
      const slurry = cement[role];
      return slurry === undefined ? [] : [{ hole, casing: pipe.outer, role, slurry, notes: cement.notes }];
    }),
  );
  const once = truth.layout.cement === 'a row each, casing once';
  const first = (index: number) => rows[index - 1]?.casing !== rows[index]?.casing;
  const shown = (text: string, index: number) => (once && !first(index) ? '' : text);
  return table(
    [
      { heading: words.casing, unit: 'in', cells: rows.map(({ casing }, index) => shown(casing, index)) },
      { heading: words.slurry, cells: rows.map(({ role }) => words[role]) },
      ...slurryColumns(
        truth,
        rows.map(({ slurry }) => slurry),
      ),
      { heading: words.notes, cells: rows.map(({ notes }, index) => (first(index) ? (notes ?? '') : '')) },
    ],
    truth.layout.units,
  );
}

/** A row for each string and its slurries side by side, two to a table, which is as many as a page has room for. */
function wideCement(truth: WellTruth): Block[] {
  const { cement: words } = WORDS[truth.language];
  const pairs: readonly (readonly Role[])[] = [
    ['lead', 'tail'],
    ['topFill', 'liner'],
  ];
  return pairs.flatMap((roles): Block[] => {
    const sections = truth.sections.filter(({ cement }) => roles.some((role) => cement[role] !== undefined));
    const slurries = roles.flatMap((role) =>
      slurryColumns(
        truth,
        sections.map(({ cement }) => cement[role]),
        words[role],
      ),
    );
    const casings = sections.map(({ pipe }) => pipe.outer);
    const title = roles.map((role) => words[role]).join(' / ');
    return [
      { kind: 'heading', text: title },
      table([{ heading: words.casing, unit: 'in', cells: casings }, ...slurries], 'in headings'),
    ];
  });
}

export function mudProgramme(truth: WellTruth): CorpusDocument {
  const { documents, keys } = WORDS[truth.language];
  const columns = mudColumns(truth);
  return paper(truth, 'Mud Program', documents.mud, [
    { kind: 'pairs', as: 'lines', pairs: [[keys.wellName, truth.header.wellName]] },
    truth.layout.mud === 'transposed' ? transposed(columns) : table(columns, truth.layout.units),
  ]);
}

function mudColumns(truth: WellTruth): Column[] {
  const { mud: words } = WORDS[truth.language];
  const { sections, units, layout } = truth;
  const weight = onPaper(units.mudWeight);
  const amount = (heading: string, of: (mud: Mud) => Amount | null, unit?: string): Column => ({
    heading,
    ...(unit === undefined ? {} : { unit }),
    cells: sections.map(({ mud }) => printAmount(of(mud), truth)),
  });
  const text = (heading: string, of: (mud: Mud) => string): Column => ({
    heading,
    cells: sections.map(({ mud }) => of(mud)),
  });
  const bound = (of: 'from' | 'to') => (mud: Mud) =>
    typeof mud.weight === 'number' ? null : (mud.weight[of] ?? null);
  return [
    { heading: words.hole, unit: 'in', cells: sections.map(({ hole }) => hole) },
    text(words.type, ({ type }) => type),
    text(words.properties, ({ properties }) => properties),
    amount(words.weight, (mud) => mud.weight, weight),
    ...(layout.mudWeight === 'three columns'
      ? [amount(words.weightLower, bound('from'), weight), amount(words.weightUpper, bound('to'), weight)]
      : []),
    amount(words.ph, ({ ph }) => ph),
    amount(words.yieldPoint, ({ yieldPoint }) => yieldPoint, onPaper(units.yieldPoint)),
    amount(words.apiLoss, ({ apiLoss }) => apiLoss, 'ml'),
    amount(words.hphtLoss, ({ hphtLoss }) => hphtLoss, 'ml'),
    amount(words.sixRpm, ({ sixRpm }) => sixRpm),
    amount(words.solids, ({ solids }) => solids, '%'),
    text(words.notes, ({ notes }) => notes ?? ''),
  ];
}
