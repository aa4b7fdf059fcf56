import type { createContractClient } from '../../scripts/contract-client.ts';
import { expect } from '../fixtures.ts';
import { survey, tops } from './documents.ts';

/**
 * Uploads documents, generates a montage of them, and expects it at the top of the list.
 *
 * @returns its id.
 */
export async function expectMontageFromDocuments(
  client: ReturnType<typeof createContractClient>,
): Promise<string> {
  const form = new FormData();
  for (const { name, mimeType, buffer } of [survey, tops]) {
    form.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  }
  const { data: receipt, response } = await client.POST('/v1/montage/upload', {
    params: { query: { classifications: ['Well Trajectory', 'Well Proposal'] } },
    body: { files: [] },
    bodySerializer: () => form,
  });
  expect(response.status).toBe(201);

  const { data: stream } = await client.GET('/v1/montage/generate/{documentId}', {
    params: { path: { documentId: receipt!.id }, query: { rig_floor_height: 30, vertical: false } },
    parseAs: 'text',
  });
  const names = String(stream).match(/(?<=^event: ).*$/gm)!;
  expect(new Set(names)).toEqual(new Set(['progress', 'complete']));
  expect(names.at(-1)).toBe('complete');

  const { data: montage } = await client.GET('/v1/montage/{montageId}', {
    params: { path: { montageId: receipt!.id } },
  });
  const formations = montage!.sections_list.flatMap(({ formations_list }) => formations_list);
  expect(formations.map(({ true_vertical_depth_below_drill_floor: tvdBdf }) => tvdBdf)).toEqual([
    70, 730, 1430,
  ]);
  // Deeper than the kick-off at 500 m the hole is longer than it is deep.
  expect(formations[1]!.along_hole_depth_below_drill_floor!).toBeGreaterThan(730);

  const { data: list } = await client.GET('/v1/montage', { params: { query: { page: 1, page_size: 10 } } });
  expect(list!.items[0]!.id).toBe(receipt!.id);
  return receipt!.id;
}
