import type { Call } from './call';
import { signedIn } from './caller';
import type { Success } from './contract';
import { findVisible } from './ownership';
import type { Tables } from './ports';
import type { StoredVersion, VersionSummary } from './records';
import { notFound, unprocessable } from './refusal';

type VersionCall = Call<'getVersion'> | Call<'nameVersion'>;

const summaryOf = ({ number, saved_time, saved_by, cause, name }: VersionSummary) => ({
  number,
  saved_time,
  saved_by,
  cause,
  name,
});

const requireVisible = (call: VersionCall | Call<'listVersions'>, tables: Tables): Promise<unknown> =>
  findVisible(tables, signedIn(call.caller), call.params.montageId, 'No montage has this id.');

async function findVersion(call: VersionCall, tables: Tables): Promise<StoredVersion> {
  await requireVisible(call, tables);
  const version = await tables.versions.find(call.params.montageId, call.params.number);
  if (!version) throw notFound('The montage has no version with this number.');
  return version;
}

export async function listVersions(
  call: Call<'listVersions'>,
  tables: Tables,
): Promise<Success<'listVersions'>> {
  await requireVisible(call, tables);
  const { page, page_size } = call.query;
  const { total, versions } = await tables.versions.newest(call.params.montageId, {
    skip: (page - 1) * page_size,
    take: page_size,
  });
  return { total_count: total, items: versions.map(summaryOf) };
}

export async function getVersion(call: Call<'getVersion'>, tables: Tables): Promise<Success<'getVersion'>> {
  const version = await findVersion(call, tables);
  return { version: summaryOf(version), montage: version.montage };
}

export async function nameVersion(
  call: Call<'nameVersion'>,
  tables: Tables,
): Promise<Success<'nameVersion'>> {
  const name = call.body.name?.trim() ?? null;
  if (name === '')
    throw unprocessable({ loc: ['body', 'name'], msg: 'The name is blank.', type: 'value_error' });
  const version = await findVersion(call, tables);
  await tables.versions.setName(version.montage_id, version.number, name);
  return { ...summaryOf(version), name };
}
