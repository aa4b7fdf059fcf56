/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

export type ListVersionsParams = {
/**
 * The page, counted from 1.
 * @minimum 1
 */
page?: number;
/**
 * How many versions a page holds.
 * @minimum 1
 * @maximum 100
 */
page_size?: number;
};
