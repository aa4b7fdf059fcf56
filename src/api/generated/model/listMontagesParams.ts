/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageFindingsFilter } from './montageFindingsFilter.ts';
import type { MontageFolder } from './montageFolder.ts';
import type { MontageSort } from './montageSort.ts';
import type { MontageStatus } from './montageStatus.ts';
import type { SortOrder } from './sortOrder.ts';

export type ListMontagesParams = {
/**
 * The page, counted from 1.
 * @minimum 1
 */
page?: number;
/**
 * How many montages a page holds.
 * @minimum 1
 * @maximum 100
 */
page_size?: number;
/**
 * Words, separated by blanks. Each must occur in the well's name, the field's name or code, the id, or the e-mail address
 * of `changed_by`.
 * @minLength 1
 * @maxLength 200
 */
search?: string;
/**
 * A part of the field's name or code.
 * @minLength 1
 * @maxLength 200
 */
field?: string;
/**
 * How the montages came to be as they are.
 */
status?: MontageStatus;
/**
 * The earliest `updated_time`.
 */
changed_from?: string;
/**
 * The moment before which `updated_time` lies.
 */
changed_before?: string;
/**
 * Only montages with open findings, or only those without.
 */
findings?: MontageFindingsFilter;
/**
 * The folder, by default `current`.
 */
folder?: MontageFolder;
/**
 * The column to sort by, by default `updated_time`.
 */
sort?: MontageSort;
/**
 * The order, by default `desc`.
 */
order?: SortOrder;
};
