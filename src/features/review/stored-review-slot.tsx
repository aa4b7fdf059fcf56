import { lazy, Suspense, useState } from 'react';
import type { StoredReviewProps } from './stored-review';

/** If its code cannot be loaded, the surrounding content is shown without it. */
const notLoaded = { default: ({ children }: StoredReviewProps) => children({}) };

/** Ways into the review of the documents that the server keeps; their code is loaded with the first set. */
export function StoredReviewSlot(props: StoredReviewProps) {
  const [View] = useState(() => lazy(() => import('./stored-review').catch(() => notLoaded)));
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

/** The documents of a set that the server keeps, each with its review. */
export const StoredDocumentsSlot = (props: Omit<StoredReviewProps, 'children'>) => (
  <StoredReviewSlot {...props}>{({ documents }) => documents}</StoredReviewSlot>
);
