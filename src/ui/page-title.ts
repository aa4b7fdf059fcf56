import { useEffect } from 'react';

/**
 * Names the page after a state that its route does not know (no such page, no access), for as long as it lasts.
 *
 * @param title Without the product's name, which the route's own title ends with.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const named = `${title} · ${before.split(' · ').at(-1)}`;
    document.title = named;
    return () => {
      // The next route may have named the page already.
      if (document.title === named) document.title = before;
    };
  }, [title]);
}
