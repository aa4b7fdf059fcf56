const storageKey = 'montage.show-sources';

/** Whether the marks of sources show; they do not, until somebody asks for them. */
export function readShown(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    // Storage can be off limits; the marks are then hidden again after a reload.
    return false;
  }
}

export function keepShown(shown: boolean): void {
  try {
    if (shown) localStorage.setItem(storageKey, 'true');
    else localStorage.removeItem(storageKey);
  } catch {
    // As above: it holds for this visit.
  }
}
