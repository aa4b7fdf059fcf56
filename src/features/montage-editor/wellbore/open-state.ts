const storageKey = 'montage.wellbore-closed';

/** Whether the picture is open; true until the user closes it. */
export function readOpen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'true';
  } catch {
    // Storage may be forbidden; the picture is then open again after a reload.
    return true;
  }
}

export function keepOpen(open: boolean): void {
  try {
    if (open) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'true');
  } catch {
    // As above: the choice lasts for this visit.
  }
}
