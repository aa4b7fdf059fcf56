import { expect, it } from 'vitest';
import type { Montage, MontageList } from '@/api/generated/model';
import { stoppedGenerationId } from './seed/stopped-generation';
import { engineer, testClient } from './test-client';

it('continues the stopped generation of the seed from its own documents', async () => {
  const { open, call } = await testClient();
  const path = `/v1/montage/generate/${stoppedGenerationId}?vertical=false&rig_floor_height=31.2`;
  const text = await (await open(engineer, 'GET', path)).text();
  const frames = text.split('\n\n').filter((block) => block.startsWith('event: '));
  expect(frames.at(-1)).toMatch(/^event: complete/);
  const steps = new Set(frames.flatMap((block) => /"id":"([^"]+)","status"/.exec(block)?.[1] ?? []));
  expect(steps.size).toBe(22);

  const { body } = await call<Montage>(engineer, 'GET', `/v1/montage/${stoppedGenerationId}`);
  const formations = body.sections_list.flatMap((section) => section.formations_list);
  expect(formations.map((formation) => formation.formation_name)).toEqual([
    'Upper North Sea Group',
    'Middle North Sea Group',
    'Lower North Sea Group',
    'Chalk Group',
    'Rijnland Group',
    'Vlieland Sandstone',
  ]);
  for (const formation of formations) {
    expect(formation.true_vertical_depth_below_drill_floor).toBeCloseTo(
      formation.true_vertical_depth_subsea! + 31.2,
      2,
    );
  }
  expect(body.sections_list.map((section) => section.diameter)).toEqual([17.5, 12.25, 8.5]);
  const { body: list } = await call<MontageList>(engineer, 'GET', '/v1/montage');
  expect(list.items[0]).toMatchObject({ id: stoppedGenerationId });
  expect(list.items[0]?.top_line_item).not.toBeNull();
});
