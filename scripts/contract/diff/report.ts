import type { RatedChange, Rating } from './rate.ts';

const order: Rating[] = ['breaking', 'not rated', 'not breaking'];

/** By operation; within, what breaks comes first. */
export function report(changes: RatedChange[], isMarked: (change: RatedChange) => boolean): string {
  const groups = Map.groupBy(changes, ({ operations }) => operations.join(', ') || 'the contract as a whole');
  const sections = [...groups].map(([heading, group]) => {
    const lines = group
      .toSorted((a, b) => order.indexOf(a.rating) - order.indexOf(b.rating))
      .map((change) => {
        const rating = change.rating === 'breaking' && isMarked(change) ? 'breaking, marked' : change.rating;
        return `  ${rating.padEnd(16)}  ${change.id}`;
      });
    return [heading, ...lines].join('\n');
  });
  const count = (rating: Rating) => changes.filter((change) => change.rating === rating).length;
  return [...sections, order.map((rating) => `${count(rating)} ${rating}`).join(', ')].join('\n\n');
}
