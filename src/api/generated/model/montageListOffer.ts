/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */

/**
 * `query`: the parameters `search`, `field`, `status`, `changed_from`, `changed_before`, `findings`, `sort` and `order`.
 * `folders`: the parameter `folder`, and the moving of a montage to another folder.
 */
export type MontageListOffer = typeof MontageListOffer[keyof typeof MontageListOffer];


export const MontageListOffer = {
  query: 'query',
  folders: 'folders',
} as const;
