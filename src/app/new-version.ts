/** No two looks within this: whoever changes tabs all the time does not ask all the time. */
export const restMs = 60_000;
/** A page that stays in sight looks by itself. */
export const lookEveryMs = 15 * 60_000;

/** What a browser tells of versions. */
export interface VersionSigns {
  /** The file that this page began with; null where it cannot be told. */
  running: string | null;
  /** The file that a page loaded now would begin with; null where it cannot be told. */
  offered(): Promise<string | null>;
  isInSight(): boolean;
  /** The page came into sight again. Returns what ends it. */
  onReturn(listener: () => void): () => void;
  /** A file of this version is gone. Returns what ends it. */
  onFileGone(listener: () => void): () => void;
  nowMs(): number;
  every(ms: number, task: () => void): () => void;
}

/**
 * Notices that a deployment has replaced the version of an open page. Nothing is asked of the host but its page, which names
 * the file it begins with by what is in it: no number has to be kept up anywhere.
 *
 * @param onNew called once, with the first new version that is met.
 * @param atOnce whether there is reason to look now.
 * @returns what ends the watch.
 */
export function watchVersion(signs: VersionSigns, onNew: () => void, atOnce = false): () => void {
  const { running } = signs;
  if (running === null) return () => {};
  let over = false;
  let lookedAt = -Infinity;
  const ends: (() => void)[] = [];
  const end = () => {
    over = true;
    for (const stop of ends.splice(0)) stop();
  };
  const look = async () => {
    lookedAt = signs.nowMs();
    const offered = await signs.offered().catch(() => null);
    if (over || offered === null || offered === running) return;
    end();
    onNew();
  };
  const lookIfRested = () => {
    if (signs.isInSight() && signs.nowMs() - lookedAt >= restMs) void look();
  };
  ends.push(
    signs.onReturn(lookIfRested),
    signs.every(lookEveryMs, lookIfRested),
    signs.onFileGone(() => void look()),
  );
  if (atOnce) void look();
  return end;
}

/** The file that a page of the build begins with. */
export const entryOf = (page: string): string | null =>
  /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? null;
