import type { StoredLayout } from '../db/schemas';
import type { Layout } from '@/documents/understanding/corrections';
import type { World } from '../world';
import type { Caller } from './authentication';
import type { Success } from './contract';
import type { Call } from './operation';
import { conflict, unprocessable } from './problems';

const organisationOf = (caller: Caller | undefined): string | null => caller?.user?.organisation_id ?? null;

const asAnswered = ({ organisation_id: _, ...layout }: StoredLayout) => layout;

const own = (world: World, caller: Caller | undefined): StoredLayout[] => {
  const organisation = organisationOf(caller);
  return organisation === null
    ? []
    : world.db.layouts.all().filter(({ organisation_id }) => organisation_id === organisation);
};

/** The layouts under which a caller's documents are read: plain data, which a worker can be given. */
export const layoutsFor = (world: World, caller: Caller | undefined): Layout[] =>
  structuredClone(
    own(world, caller).map(({ id, name, fingerprint, corrections }) => ({
      id,
      name,
      fingerprint,
      corrections,
    })),
  );

export const listLayouts = ({ world, caller }: Call<'listLayouts'>): Success<'listLayouts'> =>
  own(world, caller)
    .map(asAnswered)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export async function saveLayout({
  world,
  caller,
  params: { layoutId: id },
  body,
}: Call<'saveLayout'>): Promise<Success<'saveLayout'>> {
  const organisation_id = organisationOf(caller);
  if (organisation_id === null)
    throw conflict(
      'You belong to no organisation. Ask an administrator to add you to one.',
      'NO_ORGANISATION',
    );
  const before = world.db.layouts.findFirst((q) => q.where({ id }));
  if (before && before.organisation_id !== organisation_id)
    throw conflict('Another organisation has a layout with this id.', 'ID_EXISTS');
  const name = body.name.trim();
  if (!name) throw unprocessable({ loc: ['body', 'name'], msg: 'The name is blank.', type: 'value_error' });
  const { layoutCorrections } = await import('@/documents/understanding/layouts');
  const corrections = layoutCorrections(body.corrections);
  if (corrections.length === 0) {
    const msg = 'None of the corrections holds for other documents.';
    throw unprocessable({ loc: ['body', 'corrections'], msg, type: 'value_error' });
  }
  if (before) world.db.layouts.delete(before);
  const stored = await world.db.layouts.create({
    id,
    name,
    fingerprint: body.fingerprint,
    corrections,
    created_time: before?.created_time ?? new Date(world.clock.now()).toISOString(),
    used_count: before?.used_count ?? 0,
    organisation_id,
  });
  return asAnswered(stored);
}

export function deleteLayout({ world, caller, params: { layoutId } }: Call<'deleteLayout'>): void {
  const layout = own(world, caller).find(({ id }) => id === layoutId);
  if (layout) world.db.layouts.delete((q) => q.where({ id: layout.id }));
}
