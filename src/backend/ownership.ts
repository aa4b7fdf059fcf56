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

type Find = (
  tables: Pick<Tables, 'montages'>,
  caller: Caller,
  id: string,
  /** The sentence of the refusal. */
  detail: string,
) => Promise<StoredMontage>;

/**
 * The montage, in whatever folder it is.
 *
 * @throws {Refusal} 404 where there is none, and where it is somebody else's: its existence is not shown either.
 */
export const findInAnyFolder: Find = async ({ montages }, caller, id, detail) => {
  const montage = await montages.find(id);
  if (!montage || !maySee(caller, montage)) throw notFound(detail);
  return montage;
};

/**
 * The montage, whose documents, versions and generations have the same owner.
 *
 * @throws {Refusal} as above, and 404 for one that is in the bin.
 */
export const findVisible: Find = async (tables, caller, id, detail) => {
  const montage = await findInAnyFolder(tables, caller, id, detail);
  if (montage.folder === 'bin') throw notFound(detail);
  return montage;
};
