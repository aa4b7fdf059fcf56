import { lazy, Suspense, useState } from 'react';
import type { StoredDocumentsProps } from './stored-documents';

/** Where its code cannot be had, nothing is missing that anybody has asked for. */
const notLoaded = { default: () => null };

/** The documents of a set that the server keeps, whose code comes with the first set that is looked at. */
export function StoredDocumentsSlot(props: StoredDocumentsProps) {
  const [View] = useState(() => lazy(() => import('./stored-documents').catch(() => notLoaded)));
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
