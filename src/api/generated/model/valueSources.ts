/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ValueSource } from './valueSource.ts';

/**
 * Where the generated values came from, one entry a value; absent where the server does not say.
 *
 * Decided: optional for a server. It speaks of the values as they were generated: a save neither carries nor changes it,
 * and entries of entities that were removed may stay.
 */
export type ValueSources = ValueSource[];
