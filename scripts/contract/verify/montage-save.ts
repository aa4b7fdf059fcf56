/** Saves a montage: the answer and a later load equal what was saved, and no newer work is lost. */
import { differences, firstDifference, type Difference } from './differences.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { remarkKicks, sectionsFor } from './montage-kicks.ts';
import { checkLeftOut, moreOfLists, remarkLists, rowsOfLists } from './montage-lists.ts';
import { keepsTimes, remarkTimes, withoutTimes } from './montage-plan.ts';
import { plain, sampleOf, type Nulls } from './samples.ts';
import { toLoaded, toSave, type Montage, type MontageSave } from './shapes.ts';
import { need, type Answered, type Walk } from './walk.ts';

const etagOf = ({ exchange }: Answered<unknown>) => exchange.headers.get('etag');
const ifMatch = (etag: string | null): Record<string, string> => (etag === null ? {} : { 'If-Match': etag });

type Section = MontageSave['sections'][number];

function sampleSave(walk: Walk, nulls: Nulls): MontageSave {
  const { schema } = plain(walk.operation('saveMontage').requestBody!.content!['application/json']!.schema);
  return sampleOf(schema, walk.prefix, nulls) as unknown as MontageSave;
}

/** All existing rows, and new rows with every field, with null values, and without their parts. */
function extended(walk: Walk, montage: Montage): MontageSave {
  const whole = toSave(montage);
  const given = sampleSave(walk, 'none');
  const nulls = sampleSave(walk, 'values');
  const bare = sampleSave(walk, 'parts');
  const two = {
    ...given.sections[0]!,
    formations: [given.sections[0]!.formations[0]!, nulls.sections[0]!.formations[0]!],
  };
  return {
    ...whole,
    // The well keeps its name, by which users recognise what the run has left.
    top_line: { ...given.top_line!, well_name: whole.top_line?.well_name ?? walk.prefix },
    sections: [...whole.sections, ...sectionsFor(montage, [two, nulls.sections[0]!, bare.sections[0]!])],
    reservoirs: [...whole.reservoirs, given.reservoirs[0]!, nulls.reservoirs[0]!],
    plan_summaries: [
      ...whole.plan_summaries,
      keepsTimes(montage) ? given.plan_summaries[0]! : withoutTimes(given.plan_summaries[0]!),
    ],
    ...moreOfLists(whole, given, nulls),
  };
}

const checks: Record<Difference['kind'], string> = { id: 'save.id', rows: 'save.rows', value: 'save.value' };

/** New rows have an id that is unique within its kind, and parts name their parent. */
function checkIds(walk: Walk, answered: Answered<Montage>): void {
  const montage = need(answered);
  const { sections_list: sections, reservoirs_list: reservoirs, plan_summaries_list: steps } = montage;
  const kinds: Record<string, { id: string }[]> = {
    '/body/sections_list': sections,
    '/body/sections_list/*/formations_list': sections.flatMap((section) => section.formations_list),
    '/body/sections_list/*/drill_string_list': sections.flatMap((section) => section.drill_string_list ?? []),
    '/body/reservoirs_list': reservoirs,
    '/body/plan_summaries_list': steps,
    ...rowsOfLists(montage),
  };
  for (const [pointer, rows] of Object.entries(kinds)) {
    const ids = rows.map(({ id }) => id);
    const own = new Set(ids.filter((id) => id !== ''));
    const found = { pointer, expected: `${ids.length} ids`, got: `${own.size} different ones` };
    walk.check(own.size === ids.length, 'save.new-id', answered, found);
  }
  sections.forEach(({ id, formations_list: formations, logging_item: logging }, index) => {
    const parents = [
      ...formations.map((each, at) => ({
        at: `formations_list/${at}/section_id`,
        is: each.section_id,
        due: id,
      })),
      ...(logging ? [{ at: 'logging_item/section_id', is: logging.section_id, due: id }] : []),
      ...(logging?.logging_runs_list ?? []).map((run, at) => ({
        at: `logging_item/logging_runs_list/${at}/logging_id`,
        is: run.logging_id,
        due: logging!.id,
      })),
    ];
    for (const { at, is, due } of parents) {
      const found = { pointer: `/body/sections_list/${index}/${at}`, expected: due, got: is };
      walk.check(is === undefined || is === due, 'save.parent', answered, found);
    }
  });
}

/** Saves, compares the answer with what was sent, and what is loaded with the answer. */
async function save(walk: Walk, body: MontageSave, etag: string | null): Promise<Answered<Montage>> {
  const saved = await walk.expect<Montage>('saveMontage', 200, { json: body, headers: ifMatch(etag) });
  const sent = toLoaded(body);
  const steps = sent.plan_summaries_list;
  const due = keepsTimes(need(saved)) ? sent : { ...sent, plan_summaries_list: steps.map(withoutTimes) };
  const found = differences(due, need(saved));
  for (const { kind, pointer, ...values } of found)
    walk.check(false, checks[kind], saved, { pointer: `/body${pointer}`, ...values });
  if (found.length === 0) walk.check(true, 'save.value', saved, { pointer: '/body', expected: '', got: '' });
  checkIds(walk, saved);
  await checkStored(walk, saved);
  return saved;
}

async function checkStored(walk: Walk, saved: Answered<Montage>): Promise<void> {
  const montage = need(saved);
  const loaded = await walk.expect<Montage>('getMontage', 200, { params: { montageId: montage.id } });
  const differs = firstDifference(montage, need(loaded));
  const found = { pointer: `/body${differs?.pointer ?? ''}`, expected: differs?.expected, got: differs?.got };
  walk.check(!differs, 'save.stored', loaded, found);
  const tags = { pointer: '/headers/etag', expected: etagOf(saved) ?? 'none', got: etagOf(loaded) ?? 'none' };
  walk.check(tags.expected === tags.got, 'etag.stored', loaded, tags);
}

/** "A strong entity tag that is another after every save"; with an old one nothing is saved. */
async function checkVersions(walk: Walk, old: string, saved: Answered<Montage>): Promise<void> {
  const pointer = '/headers/etag';
  walk.check(etagOf(saved) !== old, 'etag.renewed', saved, { pointer, expected: 'another', got: old });
  const body = toSave(need(saved));
  const theirs = {
    ...body,
    plan_summaries: [...body.plan_summaries, ...sampleSave(walk, 'none').plan_summaries],
  };
  await walk.expect('saveMontage', 412, { json: theirs, headers: ifMatch(old) });
  await checkStored(walk, saved);
  await walk.expect('saveMontage', 200, { json: body, headers: ifMatch('*') });
}

/** Left open by the contract, but the application's undo relies on it. */
async function bringBack(walk: Walk, before: Montage, etag: string | null): Promise<void> {
  const operation = walk.operation('saveMontage');
  const back = await walk.client.call(operation, { json: toSave(before), headers: ifMatch(etag) });
  const kept = back.status === 200 && !firstDifference(before, back.json);
  if (!kept) {
    walk.recorder.remark(
      operation.id,
      '/request/body',
      'a row that was removed cannot be saved again with its id',
    );
  }
}

async function newestTag(walk: Walk, montageId: string): Promise<string | null> {
  return etagOf(await walk.expect('getMontage', 200, { params: { montageId } }));
}

/** Keeps the original montage and restores it when the run is over, however it ends. */
export async function walkSave(walk: Walk, montageId: string): Promise<void> {
  const loaded = await walk.expect<Montage>('getMontage', 200, { params: { montageId } });
  const original = need(loaded);
  walk.made.originals.set(montageId, toSave(original));
  const offered = etagOf(loaded) !== null;
  if (!offered) walk.recorder.remark('getMontage', '/headers/etag', 'no ETag: the last save wins');
  remarkLists(walk, original);
  remarkKicks(walk, original);
  remarkTimes(walk, original);
  const same = await save(walk, toSave(original), etagOf(loaded));
  if (offered) await checkVersions(walk, etagOf(loaded)!, same);

  const more = await save(walk, extended(walk, original), await newestTag(walk, montageId));
  const without = await checkLeftOut(walk, more, ifMatch(etagOf(more)));
  const less = toSave(need(more));
  const [first, ...others] = less.sections as [Section, ...Section[]];
  const fewer = {
    ...less,
    sections: [{ ...first, formations: first.formations.slice(1) }, ...others.slice(1)],
  };
  const removed = await save(walk, fewer, etagOf(without));
  await bringBack(walk, need(more), etagOf(removed));

  const nobodys = { ...toSave(original), id: `${walk.prefix}-nothing` };
  await walk.expect('saveMontage', 404, { json: nobodys });
  const before = await walk.expect<Montage>('getMontage', 200, { params: { montageId } });
  const tag = etagOf(before);
  await refuseInvalid(walk, 'saveMontage', { json: toSave(need(before)), headers: ifMatch(tag) });
  const after = await walk.expect<Montage>('getMontage', 200, { params: { montageId } });
  const differs = firstDifference(need(before), need(after));
  const found = { pointer: `/body${differs?.pointer ?? ''}`, expected: differs?.expected, got: differs?.got };
  walk.check(!differs, 'invalid.changed', after, found);
}

/** Users recognise what the run has left by its name. */
export async function nameMontage(walk: Walk, id: string): Promise<void> {
  const { top_line: topLine } = sampleSave(walk, 'values');
  const json = {
    id,
    sections: [],
    reservoirs: [],
    plan_summaries: [],
    top_line: { ...topLine!, well_name: walk.prefix },
  };
  await walk.expect('saveMontage', 200, { json });
}

/**
 * Uploads without a generation have no name. They get one, so that users know their origin; the last one becomes the
 * newest montage.
 */
export async function nameMontages(walk: Walk, generated: string): Promise<string> {
  const others = [...walk.made.montages].filter((id) => id !== generated);
  for (const id of others) await nameMontage(walk, id);
  return others.at(-1) ?? generated;
}
