import { formatInches } from '@/domain/inches';
import { listed } from '../../words';
import type { PageModel } from '../../readers/page';
import type { Correction, ValueCorrection } from '../corrections/corrections';
import { fold } from '../words/fold';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import type { PointedKind } from '../facts/value-groups';
import { VOCABULARY } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';
import { closed } from './ask-about-things';
import { factsOfGroup } from './facts-of-groups';
import { fieldWords } from './field-words';
import { unitOfText } from './label-fields';
import type { LabelField } from './label-fields';
import { valuesBelowLabels } from './labelled-rows';
import { labelledValues } from './labelled-values';
import type { LabelledValue } from './labelled-values';
import { namesOfSizes } from './names-of-sizes';
import { boxAround } from './positions';

/** Fewer values are sooner pointed at. */
const FEWEST = 4;
/** One label alone may be that of something else. */
const FEWEST_FIELDS = 2;
/** How many labels the question shows. */
const SHOWN = 4;

interface Supposed extends LabelledValue {
  is: LabelField;
  unit: string | null;
}

const plain = (text: string): string => fold(text).replaceAll(/[^\p{L}\d]+/gu, '');
const placeOf = ({ page, sheet, row }: { page?: number; sheet?: string; row?: number }): string =>
  `${page ?? ''}/${sheet ?? ''}/${row ?? ''}`;
const wholeField = (field: string): string => field.replace(/(?:Lower|Upper)$/, '');

/** What the document gives already: by what it is of, and by where it is written. */
function readOf({ groups }: UnderstoodDocument): {
  things: ReadonlySet<string>;
  texts: ReadonlyMap<string, string[]>;
} {
  const things = new Set<string>();
  const texts = new Map<string, string[]>();
  for (const group of groups) {
    const { kind, rows, recognised } = group;
    // Rows that name no section give nothing.
    if (factsOfGroup(group).facts.length === 0) continue;
    for (const row of rows) {
      const sizes = ['hole', 'casing', 'outer'].flatMap((field) =>
        row.has(field) ? (row.value(field) ?? []) : [],
      );
      const role = row.has('role') ? slurryRole(row.text('role') ?? '') : null;
      for (const field of Object.keys(recognised.columns)) {
        const quote = row.text(field) ?? '';
        const origin = quote === '' ? undefined : row.origin(field);
        if (!origin) continue;
        for (const size of sizes)
          things.add(`${kind}/${wholeField(field)}/${formatInches(size)}/${role ?? ''}`);
        const key = placeOf(origin);
        texts.set(key, [...(texts.get(key) ?? []), plain(origin.quote ?? quote)]);
      }
    }
  }
  return { things, texts };
}

/** The kind that most labels under one title name; a label that only another kind has is of that. */
function withKinds(found: readonly LabelledValue[]): Supposed[] {
  const ofTitle = Map.groupBy(found, ({ page, owner }) => `${page}/${owner.is}/${owner.sizeIn}`);
  return [...ofTitle.values()].flatMap((own) => {
    const counts = new Map<PointedKind, Set<string>>();
    // What is above the columns of the slurries is of the whole job.
    const hasRoles = own.some(({ owner }) => owner.role !== null);
    for (const { fields } of own)
      for (const { kind, field } of fields) counts.set(kind, (counts.get(kind) ?? new Set()).add(field));
    const rank = ({ kind, isExact }: LabelField) => (counts.get(kind)?.size ?? 0) + (isExact ? 0.5 : 0);
    return own.flatMap((each): Supposed[] => {
      const [is] = each.fields.toSorted((a, b) => rank(b) - rank(a));
      const unit = is && unitOfText(each.text, is);
      const isOfNone = is?.kind === 'cement' && each.owner.role === null && hasRoles;
      // The size of the hole says which section it is, and is no value of the string in it.
      const namesOwner = is?.field === 'hole';
      return is === undefined || unit === undefined || isOfNone || namesOwner ? [] : [{ ...each, is, unit }];
    });
  });
}

const sizeFor = ({ sizeIn, stringIn }: LabelledValue['owner'], kind: PointedKind): string =>
  formatInches(kind === 'casing' ? (stringIn ?? sizeIn) : sizeIn);

const nameOf = (owner: LabelledValue['owner'], kind: PointedKind): string => {
  const { is, role } = owner;
  return `${sizeFor(owner, kind)} in ${kind === 'casing' ? 'casing' : is}${kind === 'cement' && role !== null ? `, ${role}` : ''}`;
};

const correctionOf = ({ is, owner, page, row, from, to, unit }: Supposed): ValueCorrection => ({
  kind: 'value',
  page,
  row: row.row,
  from,
  to,
  is: is.kind,
  field: is.field,
  of: nameOf(owner, is.kind),
  ...(unit === null ? {} : { unit }),
});

/** The first of several values of one field and thing. */
function firstOfEach(found: readonly Supposed[]): Supposed[] {
  const key = ({ is, owner }: Supposed) => `${is.field}/${nameOf(owner, is.kind)}`;
  const keys = found.map(key);
  return found.filter((each, at) => keys.indexOf(key(each)) === at);
}

function firstOf(names: Iterable<string>): string[] {
  const [shown, more] = [[...names].slice(0, SHOWN), [...names].slice(SHOWN)];
  return more.length === 0 ? shown : [...shown, `${more.length} more`];
}

function questionOf(
  kind: PointedKind,
  values: readonly Supposed[],
  document: UnderstoodDocument,
  models: readonly PageModel[],
): Question | null {
  const own = firstOfEach(values);
  const [first] = own;
  const fields = new Map(own.map((each) => [each.is.field, each]));
  if (!first || own.length < FEWEST || fields.size < FEWEST_FIELDS) return null;
  const says = VOCABULARY.find((each) => each.kind === kind)?.says ?? kind;
  const names = [...fields.values()].map(
    ({ label, is, unit }) =>
      `"${label}" as ${fieldWords(is.field)}${unit === null || unit === is.unit ? '' : ` in ${unit}`}`,
  );
  const things = new Set(own.map(({ owner }) => nameOf(owner, kind)));
  const model = models[first.page - 1];
  const regions = [...Map.groupBy(own, ({ page }) => page)].map(([page, ofPage]): Correction => ({
    kind: 'region',
    page,
    is: kind,
    box: boxAround(ofPage.flatMap(({ pieces }) => pieces)),
  }));
  return {
    id: `labels:${kind}`,
    text: `Are these ${own.length} values those of ${says} (${listed(firstOf(things))}): ${listed(firstOf(names))}?`,
    source: {
      file: document.file,
      ...(model?.page === undefined ? {} : { page: model.page }),
      ...(model?.sheet === undefined ? {} : { sheet: model.sheet }),
      row: first.row.row,
    },
    decides: own.length,
    answers: [
      { text: 'Yes', corrections: own.map(correctionOf) },
      { text: 'No', corrections: regions.map(closed) },
    ],
  };
}

/**
 * Asks whether labels with values name what no table gives: the card of a section, or a table with the sections across and the
 * properties down. One answer takes all of them.
 */
export function askAboutLabelled(
  document: UnderstoodDocument,
  models: readonly PageModel[],
): { kinds: ReadonlySet<PointedKind>; questions: Question[] } {
  const read = readOf(document);
  const isRead = ({ is, owner, row, text, page }: Supposed): boolean => {
    const role = is.kind === 'cement' ? (owner.role ?? '') : '';
    const { page: at, sheet } = models[page - 1] ?? {};
    const key = placeOf({
      ...(at === undefined ? {} : { page: at }),
      ...(sheet === undefined ? {} : { sheet }),
      row: row.row,
    });
    const wanted = plain(text);
    return (
      read.things.has(`${is.kind}/${wholeField(is.field)}/${sizeFor(owner, is.kind)}/${role}`) ||
      (read.texts.get(key) ?? []).some(
        (quote) => quote !== '' && (quote.includes(wanted) || wanted.includes(quote)),
      )
    );
  };
  const isSetAside = ({ is, page }: Supposed): boolean =>
    document.seen.setAside.some((aside) => aside.is === is.kind && aside.page === page);
  const names = namesOfSizes(document);
  const found = models.flatMap((model, index) =>
    withKinds([...labelledValues(model, index + 1, names), ...valuesBelowLabels(model, index + 1)]),
  );
  const open = found.filter((each) => !isRead(each) && !isSetAside(each));
  const asked = [...Map.groupBy(open, ({ is }) => is.kind)].flatMap(([kind, values]) => {
    const question = questionOf(kind, values, document, models);
    return question === null ? [] : [{ kind, question }];
  });
  return {
    kinds: new Set(asked.map(({ kind }) => kind)),
    questions: asked.map(({ question }) => question),
  };
}
