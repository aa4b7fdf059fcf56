import * as zod from 'zod';
import { DocumentCorrection } from '@/api/generated/zod/montageAPI.schemas.zod';
import { unprocessable } from './refusal';
import { parseAs } from './requests';

const mostCorrections = 500;

const Corrections = DocumentCorrection.array().max(mostCorrections);
export type Corrections = zod.output<typeof Corrections>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const msg = 'The corrections are not JSON';
    throw unprocessable({ loc: ['body', 'corrections'], msg, type: 'json_invalid' });
  }
}

const inField = <T>(schema: zod.ZodType<T>, text: string): T =>
  (parseAs(zod.object({ corrections: schema }), { corrections: jsonOf(text) }, 'body') as { corrections: T })
    .corrections;

/** The corrections of one document, which a form carries as JSON. */
export const correctionsFrom = (text: string | undefined): Corrections =>
  text === undefined ? [] : inField(Corrections, text);

/** A list for each file, in their order. */
export function correctionsOfFiles(text: string | undefined, files: number): Corrections[] {
  const lists = text === undefined ? [] : inField(Corrections.array(), text);
  if (text !== undefined && lists.length !== files) {
    const msg = `There are ${files} files and ${lists.length} lists of corrections; each file needs one.`;
    throw unprocessable({ loc: ['body', 'corrections'], msg, type: 'value_error' });
  }
  return lists;
}

/** The numbers in a list of pages, such as `1,2`. */
export const pagesFrom = (text: string | undefined): { pages?: number[] } =>
  text === undefined ? {} : { pages: text.split(',').map(Number) };
