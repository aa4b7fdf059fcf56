import { describe, expect, it } from 'vitest';
import type * as zod from 'zod';
import { SaveMontageBody } from '@/api/generated/zod/index.zod';
import { engineer, testClient } from '@/mocks/test-client';
import { applyChanges } from './apply';
import { hasLogging } from './lookup';
import type { Montage } from './montage';
import { countingIds, exampleMontage } from './montage-for-tests';
import { addFormation } from './formations';
import { addRun, createLogging, deleteLogging, setCasingField } from './programme-edits';
import { savePayload } from './save-payload';
import { normaliseMontage } from './normalise';
import { entityKey, unreadKey } from './unread';

const url = '/v1/montage';

type MontageSave = zod.input<typeof SaveMontageBody>;

/** The save body has the contract's own type, not a similar one. */
const body = (montage: Montage): MontageSave => savePayload(montage);

describe('the body of a save', () => {
  it('has the fields of the contract and no others', () => {
    const payload = body(exampleMontage());
    expect(SaveMontageBody.parse(payload)).toEqual(payload);
    expect(JSON.stringify(payload)).not.toMatch(/_list":(?!\[)/);
  });

  it('omits blank and temporary ids', () => {
    const newId = countingIds();
    const montage = exampleMontage();
    let edited = montage;
    for (const make of [
      (m: Montage) => addFormation(m, 's1', newId),
      (m: Montage) => setCasingField(m, 's3', 'casing_grade', 'L80', newId),
      (m: Montage) => createLogging(m, 's3', newId),
    ]) {
      edited = applyChanges(edited, make(edited)!.changes);
    }
    const payload = body({ ...edited, reservoirs_list: [{ ...montage.reservoirs_list[0]!, id: '' }] });
    expect(payload.sections[0]?.formations[0]).not.toHaveProperty('id');
    expect(payload.sections[0]?.formations[1]?.id).toBe('north-sea');
    expect(payload.sections[2]?.casing).not.toHaveProperty('id');
    expect(payload.sections[2]?.logging).toEqual({
      section_id: 's3',
      logging_program_evaluation: null,
      notes: null,
      logging_runs_list: [],
    });
    expect(payload.reservoirs[0]).not.toHaveProperty('id');
    expect(JSON.stringify(payload)).not.toContain('temp-');
  });

  it("has the parent's id for each formation, logging programme and run, unless the parent is new", () => {
    const newId = countingIds();
    const montage = exampleMontage();
    const [first] = body(montage).sections;
    expect(new Set(first?.formations.map(({ section_id }) => section_id))).toEqual(new Set(['s1']));
    expect(first?.logging?.section_id).toBe('s1');
    expect(first?.logging?.logging_runs_list[0]?.logging_id).toBe(first?.logging?.id);
    const added = applyChanges(montage, addFormation(montage, 's1', newId)!.changes);
    expect(body(added).sections[0]?.formations.filter(({ id }) => !id)).toMatchObject([{ section_id: 's1' }]);
    const created = applyChanges(montage, createLogging(montage, 's3', newId)!.changes);
    const withRun = applyChanges(created, addRun(created, 's3', newId)!.changes);
    const logging = body(withRun).sections[2]?.logging;
    expect(logging).toMatchObject({ section_id: 's3', logging_runs_list: [{ run_number: 1 }] });
    expect(logging?.logging_runs_list[0]).not.toHaveProperty('logging_id');
  });

  it("has the current section's id for a moved formation", () => {
    const { sections_list: sections, ...rest } = exampleMontage();
    const moved = sections[0]!.formations_list[0]!;
    const sections_list = sections.map((one, at) =>
      at === 1
        ? { ...one, formations_list: [moved, ...one.formations_list] }
        : { ...one, formations_list: [] },
    );
    expect(body({ ...rest, sections_list }).sections[1]?.formations[0]).toMatchObject({
      id: moved.id,
      section_id: sections[1]!.id,
    });
  });

  it('sends back what could not be read, until the user fills the field in', () => {
    const montage = exampleMontage();
    const { id, mud_item } = montage.sections_list[0]!;
    const key = unreadKey('mud_item', mud_item!.id, 'mud_weight_exact');
    const words = { ...montage, unread: { [key]: '1.10-1.15 SG' } };
    const cleared = { ...mud_item!, mud_weight_exact: null };
    const read = (mud: typeof mud_item) =>
      body({
        ...words,
        sections_list: words.sections_list.map((one) => (one.id === id ? { ...one, mud_item: mud } : one)),
      }).sections[0]?.mud;
    expect(read(cleared)).toMatchObject({ mud_weight_exact: '1.10-1.15 SG' });
    expect(read({ ...cleared, mud_weight_exact: 11.2 })).toMatchObject({ mud_weight_exact: 11.2 });
    expect(JSON.stringify(body(words))).not.toContain('unread');
  });

  it('returns what the contract does not have with its entity', () => {
    const montage = exampleMontage();
    const [first] = montage.sections_list;
    const foreign = {
      [entityKey('', montage.id)]: { owner: { id: 3 }, sections: 'no', id: 'no' },
      [entityKey('sections_list', first!.id)]: { kind: 'pilot', formations: 'no' },
      [entityKey('formations_list', first!.formations_list[1]!.id)]: { age: 'Permian' },
      [entityKey('mud_item', first!.mud_item!.id)]: { rheology: [3, 6] },
    };
    const payload = body({ ...montage, foreign });
    const plain = body(montage);
    expect(payload).toEqual({
      ...plain,
      owner: { id: 3 },
      sections: plain.sections.map((section, at) =>
        at > 0
          ? section
          : {
              ...section,
              kind: 'pilot',
              formations: section.formations.map((one, place) =>
                place === 1 ? { ...one, age: 'Permian' } : one,
              ),
              mud: { ...section.mud, rheology: [3, 6] },
            },
      ),
    });
  });

  it('sends a size or a boolean back as it came, until the user changes it', () => {
    const montage = exampleMontage();
    const { id } = montage.sections_list[0]!;
    const unread = {
      [unreadKey('sections_list', id, 'diameter')]: '17 1/2"',
      [unreadKey('sections_list', id, 'liner')]: 'Yes',
      [unreadKey('sections_list', id, 'mud_item')]: ['other'],
    };
    const nulls = { diameter: null, liner: null, mud_item: null };
    const read = normaliseMontage({
      ...montage,
      unread,
      sections_list: montage.sections_list.map((one) => (one.id === id ? { ...one, ...nulls } : one)),
    });
    expect(read.sections_list[0]).toMatchObject({ diameter: 17.5, liner: true });
    expect(normaliseMontage(read)).toBe(read);
    expect(body(read).sections[0]).toMatchObject({ diameter: '17 1/2"', liner: 'Yes', mud: ['other'] });
    const changed = { ...read.sections_list[0]!, diameter: 16, liner: null };
    expect(body({ ...read, sections_list: [changed] }).sections[0]).toMatchObject({ diameter: 16 });
  });

  it('omits a deleted logging programme, but keeps a non-empty one without an id', () => {
    const deleted = deleteLogging(exampleMontage(), 's1')!;
    expect(body(applyChanges(exampleMontage(), deleted.changes)).sections[0]?.logging).toBeNull();
    const { sections_list } = exampleMontage();
    const logging_item = { ...sections_list[0]!.logging_item!, id: '' };
    const kept = body({ ...exampleMontage(), sections_list: [{ ...sections_list[0]!, logging_item }] });
    expect(kept.sections[0]?.logging?.logging_runs_list).toHaveLength(2);
    expect(kept.sections[0]?.logging).not.toHaveProperty('id');
  });
});

describe('a backend that follows the contract', () => {
  const load = async (call: Awaited<ReturnType<typeof testClient>>['call']) =>
    (await call<Montage>(engineer, 'GET', `${url}/7f3a19c0`)).body;

  it('returns an unchanged montage after load and save', async () => {
    const { call } = await testClient();
    const before = await load(call);
    const { status, body: answer } = await call<Montage>(engineer, 'PUT', url, savePayload(before));
    expect(status).toBe(200);
    expect(answer).toEqual(before);
    expect(await load(call)).toEqual(before);
  });

  it('has no logging programme after it was deleted and saved', async () => {
    const { call } = await testClient();
    const before = await load(call);
    const sectionId = before.sections_list[1]!.id;
    const after = applyChanges(before, deleteLogging(before, sectionId)!.changes);
    const { status } = await call(engineer, 'PUT', url, savePayload(after));
    expect(status).toBe(200);
    expect(hasLogging((await load(call)).sections_list[1]!.logging_item)).toBe(false);
  });

  it('has an empty programme after it was created and saved', async () => {
    const { call } = await testClient();
    const before = await load(call);
    const edit = createLogging(before, before.sections_list[0]!.id, countingIds())!;
    await call(engineer, 'PUT', url, savePayload(applyChanges(before, edit.changes)));
    const { logging_item } = (await load(call)).sections_list[0]!;
    expect(hasLogging(logging_item)).toBe(true);
    expect(logging_item?.id).not.toMatch(/^temp-/);
  });

  it('keeps every text unchanged', async () => {
    const { call } = await testClient();
    const before = await load(call);
    for (const text of ['"quoted" & \'so\'', '<img src=x onerror=alert(1)>', 'بئر\nשורה', 'x'.repeat(5000)]) {
      const edit = setCasingField(before, before.sections_list[0]!.id, 'notes', text, countingIds())!;
      const { body: answer } = await call<Montage>(
        engineer,
        'PUT',
        url,
        savePayload(applyChanges(before, edit.changes)),
      );
      expect(answer.sections_list[0]?.casing_item?.notes).toBe(text);
    }
  });
});
