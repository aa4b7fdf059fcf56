import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Paging } from './paging';

/**
 * Leads from a page beyond the end (an old link, or montages that are gone since) to the last one, in place of the address
 * that named it, so that the way back does not lead into it again. Returns the page that was asked for, while the page that
 * it led to is shown.
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
