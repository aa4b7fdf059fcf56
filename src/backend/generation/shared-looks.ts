/**
 * Readers that look for the same at the same time share one look at the store: a change wakes all readers of a generation. A
 * reader never joins a look that began before it asked, which may have missed the change.
 */
export function sharedLooks<Found>(): (key: string, look: () => Promise<Found>) => Promise<Found> {
  const running = new Map<string, { now: Promise<unknown>; next?: Promise<Found> }>();
  const begin = (key: string, look: () => Promise<Found>): Promise<Found> => {
    const now = look();
    const own: { now: Promise<unknown>; next?: Promise<Found> } = { now };
    running.set(key, own);
    const end = (): void => {
      if (running.get(key) === own && !own.next) running.delete(key);
    };
    now.then(end, end);
    return now;
  };
  return (key, look) => {
    const under = running.get(key);
    if (!under) return begin(key, look);
    under.next ??= under.now.then(
      () => begin(key, look),
      () => begin(key, look),
    );
    return under.next;
  };
}
