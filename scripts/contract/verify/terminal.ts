/** The report for a user at a terminal. */
import type { Deviation, Report } from './report.ts';

const indent = '      ';

function lineOf({ check, pointer, expected, got, request, times }: Deviation): string {
  const more = times > 1 ? ` (${times} times)` : '';
  return `${indent}${check} at ${pointer || '(the call)'}: expected ${expected}, got ${got}${more}  <- ${request}`;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'deviation' : 'deviations'}`;

export function asText(report: Report): string {
  const lines = [`${report.url}: ${report.calls} calls, in the order ${report.tags.join(', ')}`, ''];
  const checked = report.operations.filter(({ checks }) => Object.keys(checks).length > 0);
  for (const { id, tag, checks } of checked) {
    const found = report.deviations.filter(({ operation }) => operation === id);
    const count = Object.values(checks).reduce((sum, times) => sum + times, 0);
    const mark = found.length === 0 ? 'ok  ' : 'FAIL';
    lines.push(
      `${mark}  ${tag} ${id}: ${count} checks${found.length > 0 ? `, ${counted(found.length)}` : ''}`,
    );
    lines.push(...found.map(lineOf));
  }
  const list = (title: string, entries: string[]) => {
    if (entries.length > 0) lines.push('', title, ...entries.map((entry) => `${indent}${entry}`));
  };
  list(
    'Not walked:',
    report.notWalked.map(({ tag, why }) => `${tag}: ${why}`),
  );
  list(
    'Remarks (no deviations):',
    report.remarks.map(({ operation, pointer, text }) => `${operation} at ${pointer}: ${text}`),
  );
  list(
    'Left behind:',
    report.leftovers.map(({ kind, id, why }) => `${kind} ${id}: ${why}`),
  );
  const verdict = report.interrupted
    ? 'Interrupted: what is above is not the whole.'
    : report.deviations.length === 0
      ? 'No deviation from the contract.'
      : `${counted(report.deviations.length)} from the contract.`;
  return [...lines, '', verdict].join('\n');
}
