import { expect, it } from 'vitest';
import type { ErrorBody, ImportReceipt, Montage as Loaded, MontageList } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { engineer, newcomer, testClient } from '@/mocks/test-client';

const path = '/v1/montage/import';
const ids = new Set(['id', 'section_id', 'logging_id']);
const withoutIds = (montage: Montage): unknown =>
  JSON.parse(JSON.stringify(montage, (name, value: unknown) => (ids.has(name) ? undefined : value)));
/** Every id of a montage's own, in no order. */
const idsOf = (montage: Montage) =>
  [...JSON.stringify(montage).matchAll(/"id":"(.*?)"/g)].map(([, id]) => id);

it('makes a new montage, listed like any other, whose ids are all new and fit together', async () => {
  const { call } = await testClient();
  const sent = exampleMontage();
  const first = await call<ImportReceipt>(engineer, 'POST', path, sent);
  expect(first.status).toBe(201);
  const again = await call<ImportReceipt>(engineer, 'POST', path, sent);
  expect(again.body.id).not.toBe(first.body.id);

  const list = await call<MontageList>(engineer, 'GET', '/v1/montage?page=1&page_size=2');
  expect(list.body.items.map(({ id }) => id)).toEqual([again.body.id, first.body.id]);
  const { body: loaded } = await call<Loaded>(engineer, 'GET', `/v1/montage/${first.body.id}`);
  expect(withoutIds(loaded)).toEqual(withoutIds(sent));
  const own = idsOf(loaded);
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((id) => idsOf(sent).includes(id))).toEqual([]);
  for (const section of loaded.sections_list) {
    for (const formation of section.formations_list) expect(formation.section_id).toBe(section.id);
    expect(section.logging_item?.section_id ?? section.id).toBe(section.id);
    for (const run of section.logging_item?.logging_runs_list ?? [])
      expect(run.logging_id).toBe(section.logging_item?.id);
  }
  expect(loaded.risks_list?.[0]?.section_id).toBe(loaded.sections_list[0]!.id);
});

it('makes a risk of a section that is gone one of the whole well', async () => {
  const { call } = await testClient();
  const sent = { ...exampleMontage(), sections_list: [] };
  const { body } = await call<ImportReceipt>(engineer, 'POST', path, sent);
  const { body: loaded } = await call<Loaded>(engineer, 'GET', `/v1/montage/${body.id}`);
  expect(loaded.risks_list?.[0]?.section_id).toBeNull();
});

it('takes nothing that is no montage, and nothing from people who may not', async () => {
  const { call } = await testClient();
  const wrong = await call<ErrorBody>(engineer, 'POST', path, { ...exampleMontage(), sections_list: [{}] });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.body.detail)).toContain('sections_list');
  expect((await call<ErrorBody>(newcomer, 'POST', path, exampleMontage())).status).toBe(403);
});
