import type { Montage, Section } from '@/api/generated/model';
import { formatInches } from '@/domain/inches';

type Value = string | number | boolean;

export interface Verdict {
  /** The contract's name, with its list: `mud_item.ph_lower`. */
  field: string;
  /** Which one: `8 1/2 in mud_item.ph_lower`. */
  where: string;
  verdict: 'right' | 'missing' | 'wrong';
  expected: Value | null;
  got: Value | null;
  /** The entity that has what was got, by its id in that montage. */
  entity?: string;
}

/**
 * How far a figure may be off. The truths hold what is printed, so that only conversion and the crossing of a path by a depth
 * leave a remainder; each is far below what the documents round to (0.1 ft, 0.1 mm, 1 psi, 0.01 SG).
 */
const TOLERANCES: readonly (readonly [field: RegExp, by: number])[] = [
  [/depth|thickness|variance/, 0.002],
  [/drift|diameter/, 0.0005],
  [/pressure_gradient|mud_weight|gradient/, 0.0005],
  [/pressure/, 0.05],
  [/volume_per_meter/, 1e-6],
];

function agree(field: string, expected: Value, got: Value): boolean {
  if (typeof expected === 'number' && typeof got === 'number') {
    const by = TOLERANCES.find(([pattern]) => pattern.test(field))?.[1] ?? 1e-4;
    return Math.abs(expected - got) <= by;
  }
  return plainText(expected) === plainText(got);
}

/** `1,10 kg/m³` and `1.1 kg/m3` are one text: a sheet drops the last zero, and has its own decimal sign. */
function plainText(value: Value): string {
  return String(value)
    .toLowerCase()
    .replaceAll('³', '3')
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d+([.,]\d+)?/g, (figure) => String(Number(figure.replace(',', '.'))))
    .trim();
}

type Leaves = Map<string, { field: string; value: Value; entity: string }>;

const idOf = (entity: object | null) => (entity !== null && 'id' in entity ? String(entity.id) : '');

/** The values of a montage by a readable name of their place, without ids and blanks. */
function leavesOf(montage: Montage): Leaves {
  const leaves: Leaves = new Map();
  const add = (place: string, list: string, entity: object | null) => {
    for (const [key, value] of Object.entries(entity ?? {})) {
      if (/(^|_)id$/.test(key) && !/^(well|activity)_id$/.test(key)) continue;
      const plain = Array.isArray(value) && value.every((each) => typeof each === 'string');
      const leaf: unknown = plain ? value.join(', ') : value;
      if (leaf === null || leaf === '' || typeof leaf === 'object' || leaf === undefined) continue;
      leaves.set(`${place} ${key}`, { field: `${list}.${key}`, value: leaf as Value, entity: idOf(entity) });
    }
  };
  const seen = new Map<string, number>();
  const named = (name: string) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
  add('top line', 'top_line_item', montage.top_line_item);
  for (const section of montage.sections_list) addSection(section, named, add);
  for (const reservoir of montage.reservoirs_list)
    add(named(`reservoir ${reservoir.formation_name}`), 'reservoirs', reservoir);
  for (const { id, title, description, rank } of montage.plan_summaries_list)
    add(named(`plan ${title}`), 'plan_summaries', { id, rank, title, description });
  return leaves;
}

function addSection(
  section: Section,
  named: (name: string) => string,
  add: (place: string, list: string, entity: object | null) => void,
): void {
  const { formations_list, casing_item, cement_item, mud_item, logging_item, pressure_test_item, ...own } =
    section;
  const size = named(
    section.diameter === null ? 'section without a size' : `${formatInches(section.diameter)} in`,
  );
  // `liner: false` is what a section says of which nothing is known.
  const { liner, ...fields } = own;
  add(size, 'sections', { ...fields, ...(liner ? { liner } : {}) });
  for (const formation of formations_list)
    add(named(`formation ${formation.formation_name}`), 'formations', { ...formation, section: size });
  const { hung, notes } = partsOf(casing_item?.notes ?? null);
  add(`${size} casing`, 'casing_item', casing_item && { ...casing_item, notes, hung });
  add(`${size} cement`, 'cement_item', cement_item);
  add(`${size} mud`, 'mud_item', mud_item);
  for (const run of logging_item?.logging_runs_list ?? [])
    add(`${size} run ${run.run_number}`, 'logging_runs', run);
  add(`${size} logging`, 'logging_item', logging_item);
  add(`${size} pressure test`, 'pressure_test_item', pressure_test_item);
}

/** A liner's interval is in the notes because it has no field; it is still a value of its own. */
function partsOf(notes: string | null) {
  const lines = notes?.split('\n') ?? [];
  const isInterval = (line: string) => line.startsWith('Liner: ');
  return {
    hung: lines.find(isInterval) ?? null,
    notes: lines.filter((line) => !isInterval(line)).join('\n') || null,
  };
}

/** Every value of two montages: right, missing, or wrong - different, or present although none was expected. */
export function compareMontages(expected: Montage, got: Montage | null): Verdict[] {
  const said = leavesOf(expected);
  const found = got === null ? new Map() : leavesOf(got);
  const verdicts = [...said].map(([where, { field, value }]): Verdict => {
    const at = (found as Leaves).get(where);
    const there = at?.value ?? null;
    const verdict = there === null ? 'missing' : agree(field, value, there) ? 'right' : 'wrong';
    return { field, where, verdict, expected: value, got: there, ...(at && { entity: at.entity }) };
  });
  const invented = [...(found as Leaves)].flatMap(([where, { field, value, entity }]): Verdict[] =>
    said.has(where) ? [] : [{ field, where, verdict: 'wrong', expected: null, got: value, entity }],
  );
  return [...verdicts, ...invented];
}

export interface Score {
  right: number;
  missing: number;
  wrong: number;
  /** The share of the given values that is right. */
  precision: number;
  /** The share of the documents' values that was given right. */
  recall: number;
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const count = (verdict: Verdict['verdict']) => verdicts.filter((each) => each.verdict === verdict).length;
  const [right, missing, wrong] = [count('right'), count('missing'), count('wrong')];
  const asked = verdicts.filter(({ expected }) => expected !== null).length;
  return {
    right,
    missing,
    wrong,
    precision: right + wrong === 0 ? 1 : right / (right + wrong),
    recall: asked === 0 ? 1 : right / asked,
  };
}
