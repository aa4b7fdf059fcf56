import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { getMontage } from '@/api/generated/endpoints/montage/montage';
import type { MontageFindings, MontageListItem } from '@/api/generated/model';
import { checkMontage } from '@/domain/checks/check-montage';
import { openFindings } from '@/domain/checks/finding';
import { settingsFor } from '@/shared/check-settings/kept-settings';

export interface OwnFindingCountsProps {
  montage: MontageListItem;
  /** Changes with the settings of this browser. */
  settings: string;
  /** @param findings undefined while they are counted, null if they cannot be. */
  children: (findings: MontageFindings | null | undefined) => ReactNode;
}

/**
 * The open findings of a montage by the limits of this browser, as its editor shows them: the server counts by the
 * default ones. Loaded where a browser has its own.
 */
export default function OwnFindingCounts({ montage, settings, children }: OwnFindingCountsProps) {
  const { id, updated_time } = montage;
  const { data, isError } = useQuery({
    // Not the editor's key: an editor must not open with what a list has loaded before.
    queryKey: ['montage to check', id, updated_time],
    queryFn: async ({ signal }) => (await getMontage(id, { signal })).data,
    staleTime: Infinity,
  });
  const findings = useMemo(
    () => data && openFindings(checkMontage(data, settingsFor(id)).counts),
    // oxlint-disable-next-line react/exhaustive-deps -- `settingsFor` reads what `settings` contains
    [data, id, settings],
  );
  return children(isError ? null : findings);
}
