import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ListQuery } from './list-query';

/**
 * Redirects from a page beyond the end (an old link, or montages removed since) to the last one, and replaces the
 * address, so that going back does not return to it. Returns the requested page while the last page is shown in its
 * place.
 */
export function useLastPage(query: ListQuery, pageCount: number): number | null {
  const { page } = query;
  const navigate = useNavigate();
  const [missing, setMissing] = useState<number | null>(null);
  const beyond = page > pageCount;
  if (beyond && missing !== page) setMissing(page);
  if (page < pageCount && missing !== null) setMissing(null);

  useEffect(() => {
    if (!beyond) return;
    void navigate({ to: '/montage', search: { ...query, page: pageCount }, replace: true });
  }, [navigate, beyond, query, pageCount]);

  return beyond ? null : missing;
}
