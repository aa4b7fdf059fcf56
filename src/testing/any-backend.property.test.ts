import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { getMontage, listMontages, saveMontage } from '@/api/generated/endpoints/montage/montage';
import { listOrganisations } from '@/api/generated/endpoints/organisation/organisation';
import { listUsers } from '@/api/generated/endpoints/user/user';
import type { Montage } from '@/api/generated/model';
import { ListMontages200Response } from '@/api/generated/zod/montage/montage.zod';
import { ListOrganisations200Response } from '@/api/generated/zod/organisation/organisation.zod';
import { ListUsers200Response } from '@/api/generated/zod/user/user.zod';
import { SaveMontageBody } from '@/api/generated/zod/index.zod';
import { catalogue, type Field } from '@/domain/montage/catalogue';
import type { Montage as EditedMontage } from '@/domain/montage/montage';
import { savePayload } from '@/domain/montage/save-payload';
import { montageShape, type FieldKind, type Shape } from '@/exports/montage-file/shape';
import { createEditor } from '@/features/montage-editor/create-editor';
import { rename } from '@/features/montage-editor/editor-for-tests';
import { admin, engineer, testClient } from '@/mocks/test-client';
import { brokenAnswer, changes, type Break } from './broken-answers';
import { isLong } from './is-long';

const seed = 20_260_302;
const cases = isLong ? { montage: 1_400, lists: 200 } : { montage: 350, lists: 50 };

type Fields = Readonly<Record<string, unknown>>;

let montages: Montage[] = [];
const lists: Record<'montages' | 'users' | 'organisations', unknown> = {
  montages: null,
  users: null,
  organisations: null,
};

beforeAll(async () => {
  process.stdout.write(`Answers of any backend: ${cases.montage + 3 * cases.lists} cases, seed ${seed}\n`);
  const { call } = await testClient();
  lists.montages = (await call(engineer, 'GET', '/v1/montage?page_size=100')).body;
  lists.users = (await call(admin, 'GET', '/v1/user')).body;
  lists.organisations = (await call(admin, 'GET', '/v1/org')).body;
  for (const { id } of (lists.montages as { items: { id: string }[] }).items) {
    montages.push((await call<Montage>(engineer, 'GET', `/v1/montage/${id}`)).body);
  }
  // The origin of values is not edited, and most places would be there.
  montages = montages.map(({ sources: _sources, generation_report: _report, ...montage }) => montage);
});

const breaks = fc.array(
  fc.record<Break>({ place: fc.nat(), change: fc.constantFrom(...changes, 'unknown field' as const) }),
  { maxLength: 40 },
);

const answering = (answer: unknown) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));

const isNumeral = (text: string) => /^\s*[+-]?\d+(\.\d+)?\s*$/.test(text);

/** The expected content of a save for an answer, from a second implementation of the rule. */
function due(kind: FieldKind, given: unknown): unknown {
  if (given === undefined || given === null) return null;
  if (kind === 'texts') {
    return (given as unknown[]).filter((one) => one !== null && one !== undefined).map(String);
  }
  if (kind === 'text' || kind === 'text?') return String(given);
  if (kind === 'boolean?') {
    const booleans = new Map<string, boolean>([
      ['true', true],
      ['false', false],
      ['1', true],
      ['0', false],
    ]);
    return booleans.get(String(given)) ?? given;
  }
  if (String(given).trim() === '') return null;
  const number = isNumeral(String(given)) ? Number(given) : Number.NaN;
  return Number.isFinite(number) && (!String(kind).startsWith('whole') || Number.isInteger(number))
    ? number
    : given;
}

/** One entity of either side without the editor's own decisions: ids, owners, ranks, and nested entities. */
const contentOf = (
  fields: Fields,
  shape: Shape,
  value: (kind: FieldKind, field: unknown) => unknown,
): string =>
  JSON.stringify(
    Object.entries(shape)
      .filter(([name, kind]) => typeof kind !== 'object' && !/^(rank|id|section_id|logging_id)$/.test(name))
      .map(([name, kind]) => [name, value(kind, fields[name])]),
  );

const asIs = (_kind: FieldKind, value: unknown) => value;

function same(answered: readonly Fields[], saved: readonly Fields[], shape: Shape): void {
  expect(saved.map((one) => contentOf(one, shape, asIs)).toSorted()).toEqual(
    answered.map((one) => contentOf(one, shape, due)).toSorted(),
  );
}

const shapeIn = (shape: Shape, name: string): Shape => {
  const kind = shape[name];
  if (typeof kind !== 'object') throw new Error(`${name} is no part`);
  if ('list' in kind) return kind.list;
  if ('item' in kind) return kind.item;
  throw new Error(`${name} is no part`);
};
const sectionShape = shapeIn(montageShape, 'sections_list');
const loggingShape = shapeIn(sectionShape, 'logging_item');
const items = [
  ['casing_item', 'casing'],
  ['cement_item', 'cement'],
  ['mud_item', 'mud'],
  ['logging_item', 'logging'],
  ['pressure_test_item', 'pressure_test'],
] as const;

/** A scalar in place of a whole part counts as missing. */
const part = (one: unknown): readonly Fields[] =>
  typeof one === 'object' && one !== null ? [one as Fields] : [];

/** Everything of the answer is in the save, in the contract's types, and nothing else. */
function expectKept(answer: Montage, payload: ReturnType<typeof savePayload>): void {
  same(answer.reservoirs_list as never, payload.reservoirs, shapeIn(montageShape, 'reservoirs_list'));
  same(
    answer.plan_summaries_list as never,
    payload.plan_summaries,
    shapeIn(montageShape, 'plan_summaries_list'),
  );
  same(part(answer.top_line_item), part(payload.top_line), shapeIn(montageShape, 'top_line_item'));
  same(answer.sections_list as never, payload.sections, sectionShape);
  payload.sections.forEach((section, at) => {
    const given = answer.sections_list[at]!;
    same(given.formations_list as never, section.formations, shapeIn(sectionShape, 'formations_list'));
    for (const [loaded, saved] of items)
      same(part(given[loaded]), part(section[saved]), shapeIn(sectionShape, loaded));
    same(
      (given.logging_item?.logging_runs_list ?? []) as never,
      section.logging?.logging_runs_list ?? [],
      shapeIn(loggingShape, 'logging_runs_list'),
    );
    // Each says what holds it, where the server knows that.
    for (const held of [...section.formations, ...part(section.logging)] as Fields[])
      expect(held.section_id).toBe(section.id);
    for (const run of section.logging?.logging_runs_list ?? [])
      expect(run.logging_id).toBe(section.logging?.id);
  });
}

const choices = new Map<string, readonly string[]>(
  [catalogue.trajectory, catalogue.strengthTest].flatMap((fields) =>
    Object.entries<Field>(fields).flatMap(([name, { options }]) =>
      options ? [[name, options] as const] : [],
    ),
  ),
);

/** Without choices of a newer server, which go back as they came. */
const withKnownChoices = <T>(payload: T): T =>
  JSON.parse(
    JSON.stringify(payload, (name, value: unknown) =>
      choices.get(name)?.some((option) => option === value) === false ? null : value,
    ),
  ) as T;

/** A save is the contract's to the letter, except for what could not be read or is unknown and goes back as it came. */
function expectStrict({ unread: _, foreign: __, ...read }: EditedMontage): void {
  const payload = withKnownChoices(savePayload(read));
  expect(SaveMontageBody.parse(payload)).toEqual(payload);
  expect(JSON.stringify(payload)).not.toMatch(/owner_name|revision|"temp-|unread/);
}

it('a montage of any backend is edited, and its save returns what was not edited', async () => {
  let unreadSeen = 0;
  let unknownSeen = 0;
  const unknownIn = (value: unknown) => JSON.stringify(value).split('"owner_name"').length - 1;
  await fc.assert(
    fc.asyncProperty(fc.nat(), breaks, async (which, made) => {
      const answer = brokenAnswer(montages[which % montages.length]!, made);
      answering(answer);
      const { data: montage } = await getMontage('m-1');
      const sent: ReturnType<typeof savePayload>[] = [];
      const editor = createEditor({
        server: { montage, version: null },
        async save(payload) {
          sent.push(payload);
          const { data } = await saveMontage({ ...payload, id: payload.id || 'm-1' });
          return { montage: data, version: null };
        },
      });
      expectKept(answer, savePayload(editor.state().montage));
      expectStrict(editor.state().montage);
      expect(unknownIn(savePayload(editor.state().montage))).toBe(unknownIn(answer));
      const isEdited = editor.edit(rename('Borealis-1'));
      await editor.save();
      editor.dispose();
      expect(sent).toHaveLength(isEdited ? 1 : 0);
      for (const payload of sent) {
        expect(payload.top_line?.well_name).toBe('Borealis-1');
        const { top_line, ...rest } = payload;
        const well_name = due('text?', (answer.top_line_item as Fields | null)?.well_name);
        expectKept(answer, { ...rest, top_line: top_line && { ...top_line, well_name } } as typeof payload);
      }
      if (JSON.stringify(sent).includes('SG')) unreadSeen += 1;
      if (unknownIn(sent) > 0) unknownSeen += 1;
    }),
    { numRuns: cases.montage, seed },
  );
  expect(unreadSeen).toBeGreaterThan(cases.montage / 14);
  expect(unknownSeen).toBeGreaterThan(cases.montage / 14);
});

it.each([
  ['montages', () => listMontages({ page: 1, page_size: 100 }), ListMontages200Response],
  ['users', () => listUsers(), ListUsers200Response],
  ['organisations', () => listOrganisations(), ListOrganisations200Response],
] as const)('a list of %s of any backend is one of the contract', async (name, call, schema) => {
  await fc.assert(
    fc.asyncProperty(breaks, async (made) => {
      answering(brokenAnswer(lists[name], made));
      const list = await call();
      // Texts that are not dates and words that an enumeration does not have pass, and the screens say '-' or the word.
      const issues = schema.safeParse(list).error?.issues ?? [];
      expect(issues.filter(({ code }) => code === 'invalid_type')).toEqual([]);
      const rows = Array.isArray(list) ? list : list.items;
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }),
    { numRuns: cases.lists, seed },
  );
});
