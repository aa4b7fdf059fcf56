import { expect, it } from 'vitest';
import type { ImportReceipt, Montage as Loaded, Trajectory } from '@/api/generated/model';
import { savePayload } from '@/domain/montage/save-payload';
import { montageFileText, readMontageFile } from '@/exports/montage-file/montage-file';
import { engineer, testClient } from '@/mocks/test-client';
import { generateFrom } from './corpus/generate-from';

const withoutIds = (paths: readonly Trajectory[] | undefined): unknown =>
  JSON.parse(JSON.stringify(paths, (name, value: unknown) => (name === 'id' ? undefined : value)));

it('keeps a generated path of 2,000 stations through a save, a montage file and its import', async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, index) => `${index * 3},${Math.min(60, index * 0.05).toFixed(2)},${(index % 3600) / 10}`,
  );
  const name = '=HYPERLINK("x") <b>\u202e actual.csv';
  const bytes = new TextEncoder().encode(['MD (m),Inc (deg),Azi (deg)', ...rows].join('\n'));
  const { montage: generated } = await generateFrom([{ name, classification: 'Well Trajectory', bytes }], {
    drillFloorM: 30,
    vertical: false,
  });
  const paths = withoutIds(generated?.trajectories_list);
  expect(generated?.trajectories_list?.map((path) => [path.name, path.stations_list.length])).toEqual([
    [name.replace('.csv', ''), 2000],
  ]);

  const { call } = await testClient();
  const { sources: _, generation_report: __, ...sent } = generated!;
  const { body: made } = await call<ImportReceipt>(engineer, 'POST', '/v1/montage/import', sent);
  const { body: loaded } = await call<Loaded>(engineer, 'GET', `/v1/montage/${made.id}`);
  const { body: saved, status } = await call<Loaded>(engineer, 'PUT', '/v1/montage', savePayload(loaded));
  expect(status).toBe(200);
  expect(saved.trajectories_list).toEqual(loaded.trajectories_list);

  const file = readMontageFile(montageFileText(saved));
  if (!file.ok) throw new Error(file.why);
  const { body: again } = await call<ImportReceipt>(engineer, 'POST', '/v1/montage/import', file.montage);
  const { body: imported } = await call<Loaded>(engineer, 'GET', `/v1/montage/${again.id}`);
  expect(withoutIds(imported.trajectories_list)).toEqual(paths);
});
