import { putInForce, unitsInForce } from '@/domain/shown-units/in-force';
import {
  chosenQuantities,
  documentUnits,
  withChoice,
  type Units,
} from '@/domain/shown-units/units-of-person';

/** The units that a person has chosen, kept in this browser. */

const key = 'montage.units';

/** What the browser refused to keep; it lasts for this visit. */
let unkept: string | null = null;
let last: string | null = null;
const listeners = new Set<() => void>();

function readText(): string | null {
  try {
    return unkept ?? localStorage.getItem(key);
  } catch {
    return unkept;
  }
}

/** The kept units; what is no unit of its quantity is left out. */
function unitsIn(text: string | null): Units {
  try {
    const kept = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null;
    const units = chosenQuantities.reduce<Units>(
      (known, quantity) => withChoice(known, quantity, String(kept?.[quantity])),
      documentUnits,
    );
    return Object.keys(units).length === 0 ? documentUnits : units;
  } catch {
    return documentUnits;
  }
}

/** The chosen units, as the same object while they are the same. All texts use them from now on. */
export function currentUnits(): Units {
  const text = readText();
  if (text !== last) {
    last = text;
    putInForce(unitsIn(text));
  }
  return unitsInForce();
}

export function keepUnits(units: Units): void {
  const text = Object.keys(units).length === 0 ? null : JSON.stringify(units);
  unkept = null;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change, also by another tab. */
export function subscribeToUnits(listener: () => void): () => void {
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return;
    // A text that is being typed here is in the units before the change.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
