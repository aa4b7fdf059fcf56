/** The parts of the editor that other parts lead to, by the ids of their elements: a page has one editor. */
export const partIds = {
  topLine: 'top-line',
  reservoirs: 'reservoirs',
  wellPath: 'well-path',
  pressures: 'pressures',
  kickTolerance: 'kick-tolerance',
  risks: 'risks',
  plan: 'plan-summary',
  timeAndCost: 'time-and-cost',
  find: 'find-in-montage',
  findings: 'findings',
} as const;

/** A part that is scrolled to. */
export type PartId = Exclude<keyof typeof partIds, 'find' | 'findings'>;

/** Scrolls a part to the top and focuses it. */
export function showPart(part: PartId): void {
  const element = document.getElementById(partIds[part]);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Focuses the find field with its text selected; false if it has the focus already. */
export function focusFind(): boolean {
  const field = document.getElementById(partIds.find);
  if (!(field instanceof HTMLInputElement) || field === document.activeElement) return false;
  field.focus();
  field.select();
  return true;
}

export function openFindings(): void {
  const panel = document.getElementById(partIds.findings);
  if (!panel?.matches(':popover-open')) panel?.showPopover();
  panel?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
}
