import type { Caller } from './caller';
import type { Tables } from './ports';
import type { StoredMontage } from './records';
import { notFound } from './refusal';

/** Whose the things are that a person makes: their organisation's, or their own where they belong to none. */
export const ownerOf = (person: { email: string; organisation_id: string | null }): string =>
  person.organisation_id ? `organisation:${person.organisation_id}` : `person:${person.email}`;

export const ownerFor = ({ email, user }: Caller): string =>
  ownerOf({ email, organisation_id: user?.organisation_id ?? null });

/**
 * The owners whose things a person may see. What they made before they belonged to an organisation stays theirs alone, and
 * what they made for an organisation stays with it when they leave.
 */
export const ownersOf = (caller: Caller): string[] => [
  ...new Set([ownerFor(caller), `person:${caller.email}`]),
];

const maySee = (caller: Caller, { owner }: StoredMontage): boolean =>
  owner === undefined || ownersOf(caller).includes(owner);

/**
 * The montage, whose documents, versions and generations have the same owner.
 *
 * @param detail the sentence of the refusal.
 * @throws {Refusal} 404 where there is none, and where it is somebody else's: its existence is not shown either.
 */
export async function findVisible(
  { montages }: Pick<Tables, 'montages'>,
  caller: Caller,
  id: string,
  detail: string,
): Promise<StoredMontage> {
  const montage = await montages.find(id);
  if (!montage || !maySee(caller, montage)) throw notFound(detail);
  return montage;
}
