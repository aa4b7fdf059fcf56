import { savePayload } from '@/domain/montage/save-payload';
import type { Call } from './call';
import { signedIn } from './caller';
import type { Body, Success } from './contract';
import { asStored } from './montage-save';
import type { Tables } from './ports';
import { savedBy, storeMontage } from './stored-montage';
import { freeId } from './upload';

/** The body of a first save: without ids, which come from another server and may be taken here. */
function withoutIds(montage: Body<'importMontage'>): Omit<Body<'saveMontage'>, 'id'> {
  const { risks, ...rest } = savePayload(montage);
  const payload = {
    ...rest,
    ...(risks && {
      risks: risks.map((risk) => {
        const index = montage.sections_list.findIndex(({ id }) => id === risk.section_id);
        return { ...risk, section_id: null, ...(index >= 0 && { section_index: index }) };
      }),
    }),
  };
  return JSON.parse(JSON.stringify(payload, (key, value: unknown) => (key === 'id' ? undefined : value)));
}

/** Sources and report are not kept: they refer to documents that were not imported. */
export async function importMontage(
  { caller, ports: { clock, ids }, body }: Call<'importMontage'>,
  tables: Tables,
): Promise<Success<'importMontage'>> {
  const id = await freeId(tables, ids);
  await storeMontage(
    tables,
    clock,
    asStored({ ...withoutIds(body), id }, ids),
    savedBy(signedIn(caller), 'import'),
  );
  return { id };
}
