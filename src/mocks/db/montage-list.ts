import { figuresOf, headOf, type MontageHead } from '@/backend/montage-head';
import type { MontageFigures, MontageQuery, MontageSummary, Tables } from '@/backend/ports';
import type { StoredMontage } from '@/backend/records';
import { asLoaded } from '@/backend/stored-montage';
import { openCount } from '@/domain/checks/finding';

/** Records are replaced and never changed in place. */
function cached<Value>(compute: (montage: StoredMontage) => Value): (montage: StoredMontage) => Value {
  const known = new WeakMap<StoredMontage, Value>();
  return (montage) => {
    const value = known.get(montage) ?? compute(montage);
    known.set(montage, value);
    return value;
  };
}

const head = cached<MontageHead>(headOf);
const figures = cached<MontageFigures>((montage) => figuresOf(asLoaded(montage)));

const changedMs = ({ updated_time }: StoredMontage): number => Date.parse(updated_time);
const findings = (montage: StoredMontage): number => openCount(figures(montage));

const keys: Record<NonNullable<MontageQuery['sort']>, (montage: StoredMontage) => string | number | null> = {
  name: (montage) => head(montage).nameKey,
  field: (montage) => head(montage).fieldKey,
  total_depth: (montage) => figures(montage).total_depth,
  status: (montage) => head(montage).status,
  findings,
  changed_by: ({ saved_by = null }) => saved_by,
  updated_time: changedMs,
};

function matches(montage: StoredMontage, query: MontageQuery): boolean {
  const { owners, folder = 'current', words = [], field = '', status, hasFindings } = query;
  const { changedFromMs = -Infinity, changedBeforeMs = Infinity } = query;
  const { searchText, fieldText, status: ownStatus } = head(montage);
  return (
    (montage.owner === undefined || owners.includes(montage.owner)) &&
    (montage.folder ?? 'current') === folder &&
    words.every((word) => searchText.includes(word)) &&
    fieldText.includes(field) &&
    (status === undefined || status === ownStatus) &&
    changedMs(montage) >= changedFromMs &&
    changedMs(montage) < changedBeforeMs &&
    (hasFindings === undefined || hasFindings === findings(montage) > 0)
  );
}

const summaryOf = (montage: StoredMontage): MontageSummary => ({
  id: montage.id,
  updated_time: montage.updated_time,
  top_line_item: montage.top_line_item,
  status: head(montage).status,
  changed_by: montage.saved_by ?? null,
  folder: montage.folder ?? 'current',
  figures: figures(montage),
});

/** @param stored in the order in which they were stored. */
export function listOf(
  stored: readonly StoredMontage[],
  query: MontageQuery,
): Awaited<ReturnType<Tables['montages']['list']>> {
  const { sort = 'updated_time', ascending = false, skip, take } = query;
  const newestFirst = stored
    .filter((montage) => matches(montage, query))
    .toReversed()
    .toSorted((a, b) => changedMs(b) - changedMs(a));
  const sign = ascending ? 1 : -1;
  const key = keys[sort];
  const sorted = newestFirst.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    if (one === other) return 0;
    if (one === null || other === null) return one === null ? 1 : -1;
    return one < other ? -sign : sign;
  });
  return { total: sorted.length, montages: sorted.slice(skip, skip + take).map(summaryOf) };
}
