import type { TableField, ValueKindFields } from '@/api/generated/model';
import { formatInches } from '@/domain/inches';
import type { ValueCorrection } from '../corrections/corrections';
import { clausesOf } from '../prose/clauses';
import { plainText } from '../prose/quantities';
import type { UnderstoodDocument } from '../read-documents';
import type { PointedKind } from '../facts/value-groups';
import { LABELS, POINTED_FIELDS } from '../which-well/well-header';
import { unitsOf } from '../units/units';
import { VOCABULARY } from '../words/vocabulary';
import { fieldWords, tableKinds } from './field-words';

/** What a single value of each kind can be; what names the thing is asked for apart. */
export const FIELDS: Record<PointedKind, { of: string; fields: readonly string[] }> = {
  tops: { of: 'Formation', fields: ['tvdSs', 'tvd', 'ahd', 'variance'] },
  casing: {
    of: 'Casing size',
    fields: [
      'shoe',
      'shoeTvd',
      'shoeTvdSs',
      'top',
      'hole',
      'mass',
      'grade',
      'thread',
      'inner',
      'drift',
      'notes',
    ],
  },
  sections: { of: 'Hole section', fields: ['tdAhd', 'tdTvd', 'tdTvdSs', 'description'] },
  mud: {
    of: 'Hole section',
    fields: [
      'type',
      'weight',
      'weightLower',
      'weightUpper',
      'ph',
      'yieldPoint',
      'apiFluidLoss',
      'hphtFluidLoss',
      'sixRpm',
      'lowGravitySolids',
      'properties',
      'notes',
    ],
  },
  cement: {
    of: 'Casing or hole, and slurry',
    fields: ['type', 'density', 'excess', 'topOfCement', 'additives', 'notes'],
  },
  pressureTests: { of: 'Hole section', fields: ['annular', 'ram', 'bump', 'linerLap', 'notes'] },
  logging: { of: 'Hole section', fields: ['evaluation', 'purpose'] },
  reservoirs: {
    of: 'Reservoir',
    fields: ['gradient', 'pressure', 'pressureLower', 'pressureUpper', 'tvdSsLower', 'tvdSsUpper'],
  },
};

/** What a value is of that holds for everything of its kind that gives none. */
const EVERYTHING: Record<PointedKind, string> = {
  tops: 'all formations',
  casing: 'all casing strings',
  sections: 'all hole sections',
  mud: 'all hole sections',
  cement: 'all slurries',
  pressureTests: 'all hole sections',
  logging: 'all hole sections',
  reservoirs: 'all reservoirs',
};

export const KINDS = Object.keys(FIELDS) as PointedKind[];

/** What a slurry is called after its string or hole. */
const ROLES = ['lead', 'tail', 'liner'] as const;

const HEIGHTS: ReadonlySet<string> = new Set(['drillFloorM', 'groundElevationM', 'floorAboveGroundM']);

const HEADER: Omit<ValueKindFields, 'names'> = {
  kind: 'header',
  words: 'the well',
  of: null,
  fields: POINTED_FIELDS.map((field): TableField => ({
    field,
    words: LABELS[field],
    units: HEIGHTS.has(field) ? unitsOf('length') : [],
    is_depth: false,
  })),
};

/** More lines are a log or a listing, which names no sections. */
const MOST_LINES = 2000;
const MOST_NAMES = 40;

/** The sizes of holes and of strings that the document gives, the widest first. */
function sizesIn({ groups, content }: UnderstoodDocument): Record<'hole' | 'casing', string[]> {
  const sizes = { hole: new Set<number>(), casing: new Set<number>() };
  const add = (is: 'hole' | 'casing', inches: number | null) => {
    if (inches !== null) sizes[is].add(inches);
  };
  for (const { rows } of groups.filter(({ said }) => said === undefined))
    for (const row of rows) {
      if (row.has('hole')) add('hole', row.value('hole'));
      for (const field of ['casing', 'outer']) if (row.has(field)) add('casing', row.value(field));
    }
  for (const { text } of content.lines.slice(0, MOST_LINES))
    for (const { is, sizeIn } of clausesOf(plainText(text))) add(is, sizeIn);
  const named = (is: 'hole' | 'casing') =>
    [...sizes[is]].toSorted((a, b) => b - a).map((inches) => `${formatInches(inches)} in ${is}`);
  return { hole: named('hole'), casing: named('casing') };
}

/** What a single value of a document can be, with the names that the document gives. */
export function valueKinds(document: UnderstoodDocument): ValueKindFields[] {
  const { hole, casing } = sizesIn(document);
  const textsOf = (field: string) => (kind: PointedKind) =>
    document.groups
      .filter((group) => group.kind === kind && group.has(field))
      .flatMap(({ rows }) => rows.flatMap((row) => row.text(field) ?? []));
  const namesOf = (kind: PointedKind): string[] => {
    if (kind === 'tops' || kind === 'reservoirs')
      return [...textsOf('name')('tops'), ...textsOf('name')('reservoirs')];
    if (kind === 'casing') return casing;
    const isByString = textsOf('casing')(kind).length > 0;
    const own = textsOf('section')(kind).filter((text) => /\p{L}{3}/u.test(text));
    const sized = kind === 'sections' ? hole : isByString ? [...casing, ...hole] : [...hole, ...casing];
    const all = [...own, ...sized];
    return kind === 'cement' ? ROLES.flatMap((role) => all.map((of) => `${of}, ${role}`)) : all;
  };
  return [
    ...KINDS.map((kind): ValueKindFields => {
      const { of, fields } = FIELDS[kind];
      const known = tableKinds().find((each) => each.kind === kind)?.fields ?? [];
      return {
        kind,
        words: VOCABULARY.find((each) => each.kind === kind)?.says ?? kind,
        of,
        names: [...[...new Set(namesOf(kind))].slice(0, MOST_NAMES - 1), EVERYTHING[kind]],
        fields: fields.flatMap((field) => known.filter((each) => each.field === field)),
      };
    }),
    { ...HEADER, names: [] },
  ];
}

/** What a value is, in words: "Weight, 12 1/4 in hole". */
export function valueWords({ is, field, of }: ValueCorrection): string {
  const words = is === 'header' ? (LABELS[field as keyof typeof LABELS] ?? field) : fieldWords(field);
  return of ? `${words}, ${of}` : words;
}
