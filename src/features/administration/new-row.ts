const show = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** The row of what was just added is marked, and brought into sight: lists are long, and ordered by name. */
export const newRow = { 'data-new': true, ref: show };
