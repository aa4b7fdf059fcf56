/** Minimum time between two checks: changing tabs often must not cause a request each time. */
export const restMs = 60_000;
/** How often a visible page checks. */
export const lookEveryMs = 15 * 60_000;

/** How to read the running and the deployed version. */
export interface VersionSigns {
  /** The script of the running page; null if it cannot be determined. */
  running: string | null;
  /** The script that a reload would run; null if it cannot be determined. */
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
 * @param onNew called once, with the first new version.
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
