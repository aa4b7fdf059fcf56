const show = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** Marks a newly added row and scrolls to it: lists are long, and ordered by name. */
export const newRow = { 'data-new': true, ref: show };
