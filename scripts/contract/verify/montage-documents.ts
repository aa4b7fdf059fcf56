/** Uploads documents, generates montages from them, and loads the results. */
import {
  deepest,
  topNames,
  uploadRequest,
  uselessDocument,
  wellDocuments,
  type Upload,
} from './documents.ts';
import { firstDifference } from './differences.ts';
import { generate, type Generation } from './generation.ts';
import { walkJob } from './generation-job.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import type { Montage } from './shapes.ts';
import { need, type Answered, type Walk } from './walk.ts';

const drillFloorM = 30;

async function upload(walk: Walk, uploads: Upload[]): Promise<string> {
  const answered = await walk.expect<{ id: string }>('uploadDocuments', 201, uploadRequest(uploads));
  return need(answered).id;
}

/** "At most 20 files of at most 50 MB each; 413 beyond that, 415 for a kind that is not a document, 422 when ..." */
export async function refuseUploads(walk: Walk): Promise<void> {
  const [first, second] = wellDocuments(walk.prefix) as [Upload, Upload];
  const refuse = (status: number, uploads: Upload[]) =>
    walk.expect('uploadDocuments', status, uploadRequest(uploads));
  await refuse(415, [{ ...first, name: `${walk.prefix}.gif` }]);
  await refuse(422, [first, { ...second, content: '' }]);
  await refuse(
    413,
    Array.from({ length: 21 }, () => first),
  );
  const twoForOne = { ...uploadRequest([first]), query: { classifications: ['Other', 'Other'] } };
  await walk.expect('uploadDocuments', 422, twoForOne);
  if (walk.largeFile) {
    const content = new Uint8Array(50 * 1024 * 1024 + 1).fill(0x20);
    const request = uploadRequest([{ ...first, content }]);
    await walk.expect('uploadDocuments', 413, { ...request, patience: 4 });
  }
  await refuseInvalid(walk, 'uploadDocuments', uploadRequest([first]));
}

/** "A document set whose generation has not finished has no sections and a null `top_line_item`." */
async function checkUngenerated(walk: Walk, id: string): Promise<void> {
  const loaded = await walk.expect<Montage>('getMontage', 200, { params: { montageId: id } });
  const { sections_list: sections, top_line_item: topLine, ...montage } = need(loaded);
  walk.check(montage.id === id, 'id', loaded, { pointer: '/body/id', expected: id, got: montage.id });
  const rows = { pointer: '/body/sections_list', expected: '0 rows', got: `${sections.length} rows` };
  walk.check(sections.length === 0, 'montage.ungenerated', loaded, rows);
  const top = { pointer: '/body/top_line_item', expected: null, got: topLine };
  walk.check(topLine === null, 'montage.ungenerated', loaded, top);
}

const formationsOf = ({ sections_list }: Montage) =>
  sections_list.flatMap((section) => section.formations_list);

/** The documents' values must be in the montage: this finds a document that was lost. */
function checkDocumentsUsed(walk: Walk, loaded: Answered<Montage>): void {
  const formations = formationsOf(need(loaded));
  const pointer = '/body/sections_list';
  const names = formations.map(({ formation_name: name }) => name);
  const found = { pointer, expected: `the proposal's ${topNames.join(', ')}`, got: names.join(', ') };
  if (
    !walk.check(
      topNames.every((name) => names.includes(name)),
      'montage.documents',
      loaded,
      found,
    )
  )
    return;
  const deep = formations.find(({ formation_name: name }) => name === deepest)!;
  const { true_vertical_depth_below_drill_floor: tvd, along_hole_depth_below_drill_floor: ahd } = deep;
  walk.check(tvd !== null && ahd !== null && ahd > tvd, 'montage.documents', loaded, {
    pointer,
    expected: `${deepest} longer along the trajectory's hole than deep`,
    got: `AHD ${ahd}, TVD ${tvd}`,
  });
}

function checkOutcome(walk: Walk, { outcome, request }: Generation): void {
  if (!outcome) return;
  const found = {
    pointer: '/events',
    expected: 'complete',
    got: `${outcome.event} ${JSON.stringify(outcome.data)}`,
  };
  walk.recorder.check(outcome.event === 'complete', 'generation.outcome', 'generateMontage', request, found);
}

const request = (documentId: string, vertical: boolean) => ({
  params: { documentId },
  query: { rig_floor_height: drillFloorM, vertical },
});

/** "A set may be generated again, which replaces its montage"; in a vertical well AHD equals TVD. */
async function generateAgain(walk: Walk, id: string): Promise<void> {
  const generation = await generate(walk, request(id, true));
  checkOutcome(walk, generation);
  if (generation.outcome?.event !== 'complete') return;
  const loaded = await walk.expect<Montage>('getMontage', 200, { params: { montageId: id } });
  for (const formation of formationsOf(need(loaded))) {
    const { true_vertical_depth_below_drill_floor: tvd, along_hole_depth_below_drill_floor: ahd } = formation;
    const found = { pointer: '/body/sections_list', expected: `AHD ${tvd} in a vertical well`, got: ahd };
    walk.check(ahd === tvd, 'generation.vertical', loaded, found);
  }
}

/** Without anything to generate from, both outcomes are allowed, and both are validated. */
async function generateFromNothing(walk: Walk): Promise<string> {
  const id = await upload(walk, [uselessDocument(walk.prefix)]);
  await generate(walk, request(id, false));
  return id;
}

/** @returns the id of a generated montage. */
export async function walkDocuments(walk: Walk): Promise<string> {
  const id = await upload(walk, wellDocuments(walk.prefix));
  await checkUngenerated(walk, id);
  await generateAgain(walk, id);
  const generation = await generate(walk, request(id, false));
  checkOutcome(walk, generation);
  await walkJob(walk, request(id, false), generation);
  const loaded = await walk.expect<Montage>('getMontage', 200, { params: { montageId: id } });
  if (generation.outcome?.event === 'complete') checkDocumentsUsed(walk, loaded);
  const again = await walk.expect<Montage>('getMontage', 200, { params: { montageId: id } });
  const changed = firstDifference(need(loaded), need(again));
  const found = { expected: changed?.expected, got: changed?.got, pointer: `/body${changed?.pointer ?? ''}` };
  walk.check(!changed, 'montage.stable', again, found);

  const other = await generateFromNothing(walk);
  walk.check(other !== id, 'id', loaded, { pointer: '/body/id', expected: 'another id', got: other });
  await walk.expect('generateMontage', 404, request(`${walk.prefix}-nothing`, false));
  await walk.expect('getMontage', 404, { params: { montageId: `${walk.prefix}-nothing` } });
  await refuseInvalid(walk, 'generateMontage', request(id, false));
  return id;
}
