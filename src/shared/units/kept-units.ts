import { putInForce, unitsInForce } from '@/domain/shown-units/in-force';
import {
  chosenQuantities,
  documentUnits,
  withChoice,
  type Units,
} from '@/domain/shown-units/units-of-person';
import { keepUnitsText, readUnitsText } from './units-storage';

let last: string | null = null;

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
  const text = readUnitsText();
  if (text !== last) {
    last = text;
    putInForce(unitsIn(text));
  }
  return unitsInForce();
}

export const keepUnits = (units: Units): void =>
  keepUnitsText(Object.keys(units).length === 0 ? null : JSON.stringify(units));
