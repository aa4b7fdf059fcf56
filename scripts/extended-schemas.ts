/**
 * Rewrites the generated validators of `allOf`: from an intersection, which parses a value twice and merges the results, to one
 * extended object. The body of a save is validated in half the time.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'src/api/generated/zod/montageAPI.schemas.zod.ts';
const intersection = /^(export const \w+ = \w+)\.and\(zod\.object\(\{\n((?: .*\n)*)\}\)\)/gm;

const text = readFileSync(file, 'utf8').replaceAll(intersection, '$1.extend({\n$2})');
// Another form would stay slow without a word.
if (text.includes('.and(')) throw new Error(`${file} still has an intersection.`);
writeFileSync(file, text);
