import { expect, it } from 'vitest';
import type { Montage } from '@/api/generated/model';
import { saveShape } from '@/backend/save-shape-for-tests';
import { engineer, testClient } from '../test-client';
import { hostileTexts } from './hostile-texts';

it('crosses the wire and the storage unchanged', async () => {
  const { call } = await testClient();
  const { body: montage } = await call<Montage>(engineer, 'GET', '/v1/montage/7f3a19c0');
  const hostile: Montage = {
    ...montage,
    top_line_item: { ...montage.top_line_item!, well_heads: hostileTexts.map(({ text }) => text) },
    plan_summaries_list: hostileTexts.map(({ name, text }, index) => ({
      ...montage.plan_summaries_list[0]!,
      id: `p${index}`,
      rank: index + 1,
      title: name,
      description: text,
    })),
  };
  const saved = await call<Montage>(engineer, 'PUT', '/v1/montage', saveShape(hostile));
  expect(saved.body).toEqual(hostile);
  expect((await call<Montage>(engineer, 'GET', '/v1/montage/7f3a19c0')).body).toEqual(hostile);
});

it('has every kind under a name of its own', () => {
  expect(new Set(hostileTexts.map(({ name }) => name)).size).toBe(hostileTexts.length);
  const longest = Math.max(...hostileTexts.map(({ text }) => text.length));
  expect(longest).toBe(5_000);
});
