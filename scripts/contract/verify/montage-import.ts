/** Imports a montage from elsewhere: it must be complete, with new ids everywhere. */
import { differences } from './differences.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { plain, sampleOf } from './samples.ts';
import { keptBy } from './montage-lists.ts';
import type { Montage } from './shapes.ts';
import { need, type Walk } from './walk.ts';

export const importId = 'importMontage';

const isId = (name: string) => /^(?:\w+_)?id$/.test(name);

/** Each entity's own id, with its place; `well_id` and similar fields are values. */
function idsOf(value: unknown, pointer = ''): [pointer: string, id: string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]): [string, string][] =>
    name === 'id' && typeof each === 'string' ? [[`${pointer}/id`, each]] : idsOf(each, `${pointer}/${name}`),
  );
}

const withoutIds = (montage: Montage): unknown =>
  JSON.parse(
    JSON.stringify(montage, (name, value: unknown) =>
      typeof value === 'string' && isId(name) ? undefined : value,
    ),
  );

function montageFromElsewhere(walk: Walk): Montage {
  const { schema } = plain(walk.operation(importId).requestBody!.content!['application/json']!.schema);
  const {
    sources: _,
    generation_report: __,
    ...montage
  } = sampleOf(schema, walk.prefix) as unknown as Montage;
  // Users recognise what the run has left by its name.
  const top = { ...montage.top_line_item!, well_name: `${walk.prefix} imported` };
  return { ...montage, top_line_item: top };
}

export async function walkImport(walk: Walk): Promise<void> {
  const sent = montageFromElsewhere(walk);
  const { id } = need(await walk.expect<{ id: string }>(importId, 201, { json: sent }));
  const loaded = await walk.expect<Montage>('getMontage', 200, { params: { montageId: id } });
  const got = need(loaded);
  const [differs] = differences(withoutIds(keptBy(got, sent)), got);
  walk.check(differs === undefined, 'import.value', loaded, {
    pointer: `/body${differs?.pointer ?? ''}`,
    expected: differs?.expected,
    got: differs?.got,
  });
  const before = new Set(idsOf(sent).map(([, old]) => old));
  const kept = idsOf(got).find(([, own]) => before.has(own));
  walk.check(kept === undefined, 'import.new-id', loaded, {
    pointer: `/body${kept?.[0] ?? ''}`,
    expected: 'an id of this server',
    got: kept?.[1],
  });
  await refuseInvalid(walk, importId, { json: sent });
}
