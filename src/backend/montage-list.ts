import type { MontageListItem } from '@/api/generated/model';
import type { Call } from './call';
import { signedIn } from './caller';
import type { Query, Success } from './contract';
import { computeFigures, computeMissingFigures } from './montage-figures';
import { fold } from './montage-head';
import { ownersOf } from './ownership';
import { StorageFailure, type MontageFigures, type MontageQuery, type MontageSummary } from './ports';

const wordsOf = (text: string | undefined): string[] =>
  fold(text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

function queryOf(asked: Query<'listMontages'>, owners: readonly string[]): MontageQuery {
  const { page, page_size, folder, search, field, status, changed_from, changed_before } = asked;
  return {
    owners,
    skip: (page - 1) * page_size,
    take: page_size,
    ...(folder && { folder }),
    words: wordsOf(search),
    ...(field !== undefined && { field: fold(field.trim()) }),
    ...(status && { status }),
    ...(changed_from !== undefined && { changedFromMs: Date.parse(changed_from) }),
    ...(changed_before !== undefined && { changedBeforeMs: Date.parse(changed_before) }),
    ...(asked.findings && { hasFindings: asked.findings === 'open' }),
    ...(asked.sort && { sort: asked.sort }),
    ascending: asked.order === 'asc',
  };
}

function itemOf(
  { top_line_item: top, figures: stored, ...summary }: MontageSummary,
  figures: MontageFigures | null = stored,
): MontageListItem {
  return {
    id: summary.id,
    updated_time: summary.updated_time,
    top_line_item: top && {
      well_name: top.well_name,
      field_name: top.field_name,
      field_code: top.field_code,
    },
    total_depth: figures?.total_depth ?? null,
    status: summary.status,
    changed_by: summary.changed_by,
    findings: figures && { errors: figures.errors, warnings: figures.warnings },
    folder: summary.folder,
  };
}

/** They are shown nevertheless, and computed again by the next listing. */
const ignoreStorageFailure = (error: unknown): void => {
  if (!(error instanceof StorageFailure)) throw error;
};

/** Figures that are missing are computed: first those that decide what is listed, then those that the page shows. */
export async function listMontages({
  ports,
  caller,
  query: asked,
}: Call<'listMontages'>): Promise<Success<'listMontages'>> {
  const owners = ownersOf(signedIn(caller));
  if (asked.findings || asked.sort === 'findings' || asked.sort === 'total_depth')
    await computeMissingFigures(ports, ignoreStorageFailure, owners);
  const query = queryOf(asked, owners);
  const { total, montages } = await ports.store.read((tables) => tables.montages.list(query));
  const missing = montages.filter(({ figures }) => figures === null).map(({ id }) => id);
  const computed = await computeFigures(ports, missing, ignoreStorageFailure);
  return {
    total_count: total,
    items: montages.map((montage) => itemOf(montage, computed.get(montage.id))),
    offers: ['query', 'folders'],
  };
}
