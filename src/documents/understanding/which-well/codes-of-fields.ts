import type { DocumentContent } from '../../readers/table';
import { fold } from '../words/fold';
import { keyValuesOf } from './key-values';

/** A field with what names of wells call it for short. */
export interface FieldCode {
  name: string;
  code: string;
}

/** Whether the letters of a code are in this order in a name, from its first one: `ALR` and `Alder Ridge`. */
export const abbreviates = (code: string, name: string): boolean =>
  code !== '' && new RegExp(`^${[...fold(code)].join('.*')}`).test(fold(name));

/** `WML-12`, `WML GT 02`: the capitals that a name of a well begins with. */
const CAPITALS = /^\p{Lu}{3,5}(?=[\s-]|\d)/u;

/** The fields of a document with their codes: stated, or what a name of the well begins with, if that abbreviates it. */
export function codesOfFields(
  { lines }: Pick<DocumentContent, 'lines'>,
  wells: readonly string[],
): FieldCode[] {
  const pairs = lines.flatMap(keyValuesOf);
  const names = pairs.filter(({ field }) => field === 'fieldName').map(({ value }) => value);
  const codes = pairs.filter(({ field }) => field === 'fieldCode').map(({ value }) => value);
  const [name, code] = [names[0], codes[0]];
  const stated = names.length === 1 && codes.length === 1 && name && code ? [{ name, code }] : [];
  const short = wells.flatMap((well) => CAPITALS.exec(well)?.[0] ?? []);
  const abbreviated = names.flatMap((one) =>
    short.filter((start) => abbreviates(start, one)).map((start) => ({ name: one, code: start })),
  );
  return [...stated, ...abbreviated];
}
