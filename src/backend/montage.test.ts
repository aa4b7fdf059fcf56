import { describe, expect, it } from 'vitest';
import type { Montage, MontageList } from '@/api/generated/model';
import { admin, engineer, newcomer, testClient } from '@/mocks/test-client';
import { saveShape } from './save-shape-for-tests';

const complete = '7f3a19c0';

describe('listing montages', () => {
  it('puts the newest first, ten to a page', async () => {
    const { call } = await testClient();
    const { status, body } = await call<MontageList>(engineer, 'GET', '/v1/montage');
    expect(status).toBe(200);
    expect(body.total_count).toBe(14);
    expect(body.items).toHaveLength(10);
    expect(body.items[0]?.top_line_item?.well_name).toBe('Noorderdiep-4');
    expect(body.items[1]?.top_line_item).toBeNull();
    const times = body.items.map((item) => item.updated_time);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('cuts the pages as asked, and has nothing beyond the last', async () => {
    const { call } = await testClient();
    const second = await call<MontageList>(engineer, 'GET', '/v1/montage?page=2&page_size=10');
    expect(second.body.items).toHaveLength(4);
    const beyond = await call<MontageList>(engineer, 'GET', '/v1/montage?page=9');
    expect(beyond.body).toMatchObject({ items: [], total_count: 14 });
  });

  it.each(['page=0', 'page_size=101', 'page=two', 'page=', 'pages=1'])('refuses %s', async (query) => {
    const { call } = await testClient();
    const { status, body } = await call<{ detail: { loc: string[]; msg: string }[] }>(
      engineer,
      'GET',
      `/v1/montage?${query}`,
    );
    expect(status).toBe(422);
    expect(body.detail[0]?.loc[0]).toBe('query');
    expect(body.detail[0]?.msg).not.toBe('');
  });
});

describe('who may', () => {
  it('asks for a token', async () => {
    const { call } = await testClient();
    const { status, body } = await call(null, 'GET', '/v1/montage');
    expect(status).toBe(401);
    expect(body).toEqual({ detail: 'Sign in to continue.' });
  });

  it('refuses whom nothing has been granted', async () => {
    const { call } = await testClient();
    expect((await call(newcomer, 'GET', '/v1/montage')).status).toBe(403);
    expect((await call(engineer, 'GET', '/v1/user')).status).toBe(403);
    expect((await call(admin, 'GET', '/v1/user')).status).toBe(200);
  });
});

describe('loading a montage', () => {
  it('gives all of it', async () => {
    const { call } = await testClient();
    const { body } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(body.sections_list.map((section) => section.diameter)).toEqual([36, 17.5, 12.25, 8.5]);
    expect(body.sections_list[3]?.logging_item?.logging_runs_list).toHaveLength(3);
    expect(body.reservoirs_list).toHaveLength(2);
  });

  it('says when there is none', async () => {
    const { call } = await testClient();
    const { status, body } = await call(engineer, 'GET', '/v1/montage/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({ detail: 'No montage has this id.' });
  });
});

describe('saving a montage', () => {
  it('answers what was saved in the load shape, and keeps it', async () => {
    const { call, clock } = await testClient();
    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    const saved = await call<Montage>(engineer, 'PUT', '/v1/montage', saveShape(before));
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual(before);

    const { body: list } = await call<MontageList>(engineer, 'GET', '/v1/montage');
    expect(list.items[0]).toMatchObject({ id: complete, updated_time: new Date(clock.now()).toISOString() });
  });

  it('keeps the figures of steps that a save leaves out, and answers them with every step', async () => {
    const { call } = await testClient();
    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(before.plan_summaries_list[0]).toMatchObject({ duration_likely: 1, fixed_cost: 250_000 });
    const save = saveShape(before);
    const [first] = save.plan_summaries;
    save.plan_summaries = [{ ...first!, duration_likely: 1.5, day_rate: 180_000 }];
    const { body: saved } = await call<Montage>(engineer, 'PUT', '/v1/montage', save);
    expect(saved.plan_summaries_list).toMatchObject([{ duration_likely: 1.5, day_rate: 180_000 }]);

    const { id, rank, description } = saved.plan_summaries_list[0]!;
    const older = [
      { id, rank, title: 'Rig up', description },
      { rank: 2, title: 'Drill', description: null },
    ];
    const answer = await call<Montage>(engineer, 'PUT', '/v1/montage', { ...save, plan_summaries: older });
    expect(answer.body.plan_summaries_list).toMatchObject([
      { title: 'Rig up', duration_likely: 1.5, day_rate: 180_000, depth_to: null },
      { title: 'Drill', duration_likely: null, day_rate: null },
    ]);
    const { body: after } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(after).toEqual(answer.body);
  });

  it('keeps the drill strings and assumptions of sections that a save leaves out', async () => {
    const { call } = await testClient();
    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(before.sections_list[0]).toMatchObject({ kick_margin: null, drill_string_list: [] });
    const save = saveShape(before);
    const [first, ...others] = save.sections;
    const drill_string_list = [{ name: 'Drill pipe', length: null, outer_diameter: 5 }];
    const sections = [{ ...first!, kick_margin: 690, drill_string_list }, ...others];
    const { body: saved } = await call<Montage>(engineer, 'PUT', '/v1/montage', { ...save, sections });
    const kept = {
      kick_margin: 690,
      drill_string_list: [{ ...drill_string_list[0], id: expect.any(String) }],
    };
    expect(saved.sections_list[0]).toMatchObject(kept);

    const older = saveShape(saved).sections.map(
      ({
        kick_pore_gradient: _pore,
        kick_intensity: _intensity,
        influx_gradient: _influx,
        kick_margin: _margin,
        drill_string_list: _string,
        ...section
      }) => section,
    );
    const nothing = { casing: null, cement: null, mud: null, logging: null, pressure_test: null };
    const { id: _, ...added } = { ...older[0]!, ...nothing, formations: [] };
    const answer = await call<Montage>(engineer, 'PUT', '/v1/montage', {
      ...save,
      sections: [...older, added],
    });
    expect(answer.body.sections_list[0]).toEqual(saved.sections_list[0]);
    expect(answer.body.sections_list.at(-1)).toMatchObject({ kick_margin: null, drill_string_list: [] });
    const { body: after } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(after).toEqual(answer.body);
  });

  it('gives new entities ids, formations their section, and removes what is left out', async () => {
    const { call } = await testClient();
    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    const save = saveShape(before);
    const [first] = save.sections;
    const { id: _, ...fresh } = first!.formations[0]!;
    save.sections = [
      {
        ...first!,
        formations: [fresh],
        logging: {
          logging_program_evaluation: null,
          notes: null,
          logging_runs_list: [{ run_number: 1, run_evaluation: 'Gyro' }],
        },
      },
    ];
    save.plan_summaries = [];

    const { body } = await call<Montage>(engineer, 'PUT', '/v1/montage', save);
    expect(body.sections_list).toHaveLength(1);
    expect(body.plan_summaries_list).toEqual([]);
    const [section] = body.sections_list;
    expect(section!.formations_list[0]?.id).toMatch(/^[0-9a-f]{12}$/);
    expect(section!.formations_list[0]?.section_id).toBe(section!.id);
    expect(section!.logging_item?.section_id).toBe(section!.id);
    expect(section!.logging_item?.logging_runs_list[0]?.logging_id).toBe(section!.logging_item?.id);
    const { body: after } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(after).toEqual(body);
  });

  it('gives a risk of a new section the id of that section', async () => {
    const { call } = await testClient();
    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    const save = saveShape(before);
    const { id: _, ...section } = save.sections[0]!;
    const index = save.sections.length;
    const { body: after } = await call<Montage>(engineer, 'PUT', '/v1/montage', {
      ...save,
      sections: [
        ...save.sections,
        {
          ...section,
          formations: [],
          casing: null,
          cement: null,
          mud: null,
          logging: null,
          pressure_test: null,
        },
      ],
      risks: [{ ...save.risks![0]!, section_id: null, section_index: index }],
    });
    expect(after.risks_list?.[0]?.section_id).toBe(after.sections_list[index]!.id);
  });

  it('refuses an unknown montage, a temporary id, a repeated id, and what the contract does not have', async () => {
    const { call } = await testClient();
    const { body: before } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    const save = saveShape(before);
    expect((await call(engineer, 'PUT', '/v1/montage', { ...save, id: 'nothing' })).status).toBe(404);

    const [plan] = save.plan_summaries;
    const temporary = { ...save, plan_summaries: [{ ...plan, id: 'temp-1' }] };
    expect(
      (await call<{ detail: unknown[] }>(engineer, 'PUT', '/v1/montage', temporary)).body.detail,
    ).toEqual([{ loc: ['body', 'plan_summaries', 0, 'id'], msg: expect.any(String), type: 'temporary_id' }]);
    const repeated = { ...save, plan_summaries: [plan, plan] };
    expect((await call(engineer, 'PUT', '/v1/montage', repeated)).status).toBe(422);
    const strange = { ...save, plan_summaries: [{ ...plan, colour: 'red' }] };
    expect((await call<{ detail: unknown[] }>(engineer, 'PUT', '/v1/montage', strange)).body.detail).toEqual([
      { loc: ['body', 'plan_summaries', 0, 'colour'], msg: expect.any(String), type: 'extra_forbidden' },
    ]);
    const nowhere = { ...save, risks: [{ ...save.risks![0]!, section_index: 99 }] };
    expect((await call<{ detail: unknown[] }>(engineer, 'PUT', '/v1/montage', nowhere)).body.detail).toEqual([
      { loc: ['body', 'risks', 0, 'section_index'], msg: expect.any(String), type: 'unknown_section' },
    ]);
    expect((await call(engineer, 'PUT', '/v1/montage', '{"id":')).status).toBe(422);

    const { body: after } = await call<Montage>(engineer, 'GET', `/v1/montage/${complete}`);
    expect(after).toEqual(before);
  });
});
