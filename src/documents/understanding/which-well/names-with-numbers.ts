import type { HeaderField } from '../vocabulary/header';

/** A label of the header with its value. */
interface Pair {
  field: HeaderField;
  value: string;
  isWellbore?: boolean;
}

/** `705H`, `#12`: the number of a well on its lease, which letters may follow; a longer one identifies it in a register. */
const ON_ITS_LEASE = /^#?\d{1,4}[A-Z]{1,3}$|^#?\d{1,3}$/;

/**
 * `Well Name: ALDER STATE COM`, `Well Number: 12H`: a form that parts the name of the lease from the number of the well on it.
 * The name is both of them; a plain number belongs to a name without any.
 */
function joined<P extends Pair>(name: P, number: P): P | null {
  const written = number.value.trim();
  const isLettered = /\p{L}$/u.test(written);
  const isPart = ON_ITS_LEASE.test(written) && (isLettered || !/\d/.test(name.value));
  const isNamed = name.value
    .toUpperCase()
    .split(/[\s#]+/)
    .includes(written.replace('#', ''));
  return isPart && !isNamed && name.isWellbore !== true
    ? { ...name, value: `${name.value} ${written}` }
    : null;
}

/** The pairs of a line with the number in the name; it may be in the pairs of the line below. */
export function withNumbersInNames<P extends Pair>(pairs: readonly P[], below: readonly P[] = []): P[] {
  const numbers = [...pairs, ...(below.length === 1 ? below : [])].filter(({ field }) => field === 'wellId');
  const names = pairs.filter(({ field }) => field === 'wellName');
  const [name, number] = [names[0], numbers[0]];
  const whole = name && number && names.length === 1 && numbers.length === 1 ? joined(name, number) : null;
  return whole ? pairs.flatMap((pair) => (pair === name ? whole : pair === number ? [] : pair)) : [...pairs];
}

/** Whether a name is nothing but the number of a well on its lease, and another one names the lease before it. */
export const isNumberOnLease = (number: string, whole: string): boolean =>
  ON_ITS_LEASE.test(number) && /\p{L}{2}/u.test(whole) && whole.endsWith(` ${number}`);
