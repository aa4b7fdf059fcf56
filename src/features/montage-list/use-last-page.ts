import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Paging } from './paging';

/**
 * Redirects from a page beyond the end (an old link, or montages removed since) to the last one, and replaces the
 * address, so that going back does not return to it. Returns the requested page while the last page is shown in its
 * place.
 */
export function useLastPage({ page, page_size }: Paging, pageCount: number): number | null {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<number | null>(null);
  const beyond = page > pageCount;
  if (beyond && missing !== page) setMissing(page);
  if (page < pageCount && missing !== null) setMissing(null);

  useEffect(() => {
    if (!beyond) return;
    void navigate({ to: '/montage', search: { page: pageCount, page_size }, replace: true });
  }, [navigate, beyond, page_size, pageCount]);

  return beyond ? null : missing;
}
