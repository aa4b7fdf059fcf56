import type { Call } from './call';
import { signedIn, type Caller } from './caller';
import type { Success } from './contract';
import { entityTagOf, ifMatchHolds, versionOfTag } from './entity-tag';
import { asStored } from './montage-save';
import type { Tables } from './ports';
import type { Montage, StoredMontage } from './records';
import { findVisible, ownersOf } from './ownership';
import { preconditionFailed } from './refusal';
import {
  asLoaded,
  hasAllFigures,
  hasWholeKick,
  keptLists,
  savedBy,
  storeMontage,
  withFigures,
  withKicks,
} from './stored-montage';

/** Nothing but the id: a document set whose montage has not been generated. */
export const emptyMontage = (id: string): Success<'getMontage'> => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
  ...keptLists({}),
});

const find = (tables: Tables, caller: Caller, id: string): Promise<StoredMontage> =>
  findVisible(tables, caller, id, 'No montage has this id.');

/** The load shape, with the `ETag` where this server sends one. */
function answerWith(
  { ports, answerHeaders }: Call<'getMontage'> | Call<'saveMontage'>,
  montage: StoredMontage,
): Montage {
  if (ports.entityTags) answerHeaders.set('ETag', entityTagOf(montage));
  return asLoaded(montage);
}

export async function getMontage(call: Call<'getMontage'>, tables: Tables): Promise<Success<'getMontage'>> {
  return answerWith(call, await find(tables, signedIn(call.caller), call.params.montageId));
}

/**
 * The save as nearly all are: of a montage that the caller may see, over the version that was loaded.
 *
 * @returns undefined where it must be done in a transaction, which says what is wrong.
 */
export async function saveMontageAtOnce(
  call: Call<'saveMontage'>,
): Promise<Success<'saveMontage'> | undefined> {
  const { ports, body, headers, answerHeaders } = call;
  const { store, clock, ids, entityTags } = ports;
  const ifMatch = entityTags ? headers['If-Match'] : undefined;
  const over = ifMatch === undefined ? undefined : versionOfTag(ifMatch);
  const { trajectories, pressure_points, strength_tests, risks, risk_levels, sections, plan_summaries } =
    body;
  // What the body leaves out stays as it is, and only a transaction knows it.
  const isWhole =
    trajectories !== undefined &&
    pressure_points !== undefined &&
    strength_tests !== undefined &&
    risks !== undefined &&
    risk_levels !== undefined &&
    sections.every(hasWholeKick) &&
    plan_summaries.every(hasAllFigures);
  if (!store.replaceContent || !isWhole || (ifMatch !== undefined && !over)) return undefined;
  const caller = signedIn(call.caller);
  const content = asStored(body, ids);
  const time = new Date(clock.now()).toISOString();
  const replaced = await store.replaceContent({
    content,
    owners: ownersOf(caller),
    over,
    note: { time, person: caller.email, operation: 'saveMontage', subject: content.id },
  });
  if (!replaced) return undefined;
  const { revision, kept } = replaced;
  if (entityTags) answerHeaders.set('ETag', entityTagOf({ revision, updated_time: time }));
  // The same object where nothing is added: its JSON is known.
  return Object.keys(kept).length === 0 ? content : { ...content, ...kept };
}

export async function saveMontage(
  call: Call<'saveMontage'>,
  tables: Tables,
): Promise<Success<'saveMontage'>> {
  const { ports, body, headers } = call;
  const caller = signedIn(call.caller);
  const stored = await find(tables, caller, body.id);
  const ifMatch = headers['If-Match'];
  // A server without versions does not know the header, and ignores it.
  if (ports.entityTags && ifMatch !== undefined && !ifMatchHolds(ifMatch, entityTagOf(stored))) {
    throw preconditionFailed('Somebody else has saved this montage in the meantime.');
  }
  // Sources say how the montage was generated, which no save can change.
  const { sources, generation_report } = stored;
  const saved = asStored(body, ports.ids);
  const montage = {
    ...saved,
    ...keptLists({ ...stored, ...saved }),
    sections_list: withKicks(saved.sections_list, stored.sections_list),
    plan_summaries_list: withFigures(saved.plan_summaries_list, stored.plan_summaries_list),
    ...(sources && { sources }),
    ...(generation_report && { generation_report }),
  };
  return answerWith(call, await storeMontage(tables, ports.clock, montage, savedBy(caller, 'save')));
}
