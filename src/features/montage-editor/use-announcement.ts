import { useCallback, useState } from 'react';

/** For a live region. Numbered, so that the same text twice is two announcements. */
export interface Announcement {
  readonly text: string;
  readonly turn: number;
}

export function useAnnouncement(): [Announcement, announce: (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', turn: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  );
  return [announcement, announce];
}
