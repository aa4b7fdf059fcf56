const storageKey = 'montage.show-sources';

/** Whether source marks show; hidden by default. */
export function readShown(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    // Storage may be forbidden; the marks are then hidden again after a reload.
    return false;
  }
}

export function keepShown(shown: boolean): void {
  try {
    if (shown) localStorage.setItem(storageKey, 'true');
    else localStorage.removeItem(storageKey);
  } catch {
    // As above: the choice lasts for this visit.
  }
}
