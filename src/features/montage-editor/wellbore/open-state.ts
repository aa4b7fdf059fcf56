const storageKey = 'montage.wellbore-closed';

/** Whether the picture is open; it is, until somebody closes it. */
export function readOpen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'true';
  } catch {
    // Storage can be off limits; the picture is then open again after a reload.
    return true;
  }
}

export function keepOpen(open: boolean): void {
  try {
    if (open) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'true');
  } catch {
    // As above: it holds for this visit.
  }
}
