import { useEffect, useState } from 'react';
import type { FrameQueue } from './frame-queue';

/** The latest text that had a frame of its own; empty before the first. */
export function useLater(latest: string, { add }: FrameQueue): string {
  const [shown, setShown] = useState('');
  useEffect(() => (shown === latest ? undefined : add(() => setShown(latest))), [add, latest, shown]);
  return shown;
}
