import type { Layout } from '@/documents/understanding/corrections/corrections';
import { audit } from './audit';
import type { Call } from './call';
import { signedIn, type Caller } from './caller';
import type { Success } from './contract';
import type { Tables } from './ports';
import type { StoredLayout } from './records';
import { conflict, notFound, unprocessable } from './refusal';

const organisationOf = (caller: Caller | undefined): string | null => caller?.user?.organisation_id ?? null;

const asAnswered = ({ organisation_id: _, ...layout }: StoredLayout) => layout;

async function ownLayouts({ layouts }: Tables, caller: Caller | undefined): Promise<StoredLayout[]> {
  const organisation = organisationOf(caller);
  return organisation === null ? [] : layouts.ofOrganisation(organisation);
}

/** The layouts with which documents of an organisation are read. */
export async function layoutsOf({ layouts }: Tables, organisationId: string | null): Promise<Layout[]> {
  const own = organisationId === null ? [] : await layouts.ofOrganisation(organisationId);
  return own.map(({ id, name, fingerprint, corrections }) => ({ id, name, fingerprint, corrections }));
}

/** The layouts with which a caller's documents are read. */
export const layoutsFor = (tables: Tables, caller: Caller | undefined): Promise<Layout[]> =>
  layoutsOf(tables, organisationOf(caller));

export async function listLayouts(
  { caller }: Call<'listLayouts'>,
  tables: Tables,
): Promise<Success<'listLayouts'>> {
  return (await ownLayouts(tables, caller))
    .map(asAnswered)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

export async function saveLayout(
  { ports: { clock, generation }, caller, params: { layoutId: id }, body }: Call<'saveLayout'>,
  { layouts }: Tables,
): Promise<Success<'saveLayout'>> {
  const organisation_id = organisationOf(caller);
  if (organisation_id === null)
    throw conflict(
      'You belong to no organisation. Ask an administrator to add you to one.',
      'NO_ORGANISATION',
    );
  const before = await layouts.find(id);
  if (before && before.organisation_id !== organisation_id) throw notFound('No layout has this id.');
  const name = body.name.trim();
  if (!name) throw unprocessable({ loc: ['body', 'name'], msg: 'The name is blank.', type: 'value_error' });
  const corrections = await generation.layoutCorrections(body.corrections);
  if (corrections.length === 0) {
    const msg = 'None of the corrections holds for other documents.';
    throw unprocessable({ loc: ['body', 'corrections'], msg, type: 'value_error' });
  }
  const layout = {
    id,
    name,
    fingerprint: body.fingerprint,
    corrections,
    created_time: before?.created_time ?? new Date(clock.now()).toISOString(),
    used_count: before?.used_count ?? 0,
    organisation_id,
  };
  await layouts.put(layout);
  return asAnswered(layout);
}

/** Deletes nothing of another organisation, and answers as if there were nothing; the audit has what was deleted. */
export async function deleteLayout({
  ports: { clock, store },
  caller,
  params: { layoutId },
}: Call<'deleteLayout'>): Promise<void> {
  await store.transaction(async (tables) => {
    const own = await ownLayouts(tables, caller);
    if (!own.some(({ id }) => id === layoutId)) return;
    await tables.layouts.remove(layoutId);
    await audit(tables, clock, signedIn(caller).email, 'deleteLayout', layoutId);
  });
}
