/** The report as JUnit XML, as build servers read it: an operation is a suite, a check a case. */
import type { Deviation, Report } from './report.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 has no place for most control characters, escaped or not. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string) =>
  text.replaceAll(unprintable, '\ufffd').replaceAll(/[&<>"']/g, (character) => entities[character]!);

function failureOf({ pointer, expected, got, request, times }: Deviation): string {
  const message = `${pointer}: expected ${expected}, got ${got}`;
  return `<failure message="${escape(message)}">${escape(`${request} (${times})`)}</failure>`;
}

export function asJUnit(report: Report): string {
  const suites = report.operations
    .filter(({ checks }) => Object.keys(checks).length > 0)
    .map(({ id, tag, checks }) => {
      const own = report.deviations.filter(({ operation }) => operation === id);
      const cases = Object.keys(checks).flatMap((check) => {
        const head = `<testcase classname="${escape(`${tag}.${id}`)}" name="${escape(check)}"`;
        const failures = own.filter((deviation) => deviation.check === check).map(failureOf);
        return failures.length === 0 ? `${head}/>` : `${head}>${failures.join('')}</testcase>`;
      });
      const failed = new Set(own.map(({ check }) => check)).size;
      const counts = `tests="${cases.length}" failures="${failed}"`;
      return `  <testsuite name="${escape(id)}" ${counts}>\n    ${cases.join('\n    ')}\n  </testsuite>`;
    });
  const missing = report.notWalked.map(
    ({ tag, why }) =>
      `  <testsuite name="${escape(tag)} not walked" tests="1" skipped="1">\n    <testcase classname="${escape(tag)}" ` +
      `name="${escape(why)}"><skipped/></testcase>\n  </testsuite>`,
  );
  const url = escape(report.url);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${url}">`,
    ...suites,
    ...missing,
    '</testsuites>',
    '',
  ].join('\n');
}
