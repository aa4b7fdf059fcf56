import type { GenerationReport } from '@/api/generated/model';
import { reportParts, type ReportPart } from './report-parts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of documents and users, escaped so that it is never markup. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const tag = (name: string, text: string): string => (text === '' ? '' : `<${name}>${text}</${name}>`);

function listOf(items: ReportPart['items']): string {
  const listed = items.map(({ head = '', aside = '', text, list = [], quote }) =>
    [
      '<li>',
      tag('strong', escaped(head)),
      aside && ` <em>${escaped(aside)}</em>`,
      head ? tag('p', escaped(text)) : escaped(text),
      list.length > 0 && tag('ul', list.map((one) => tag('li', escaped(one))).join('')),
      quote && tag('blockquote', escaped(quote)),
      '</li>',
    ]
      .filter(Boolean)
      .join(''),
  );
  return items.length > 0 ? `<ul>\n${listed.join('\n')}\n</ul>` : '';
}

function part({ title, items, folds = [], none }: ReportPart): string {
  const folded = folds.map(
    (fold) =>
      `<details><summary><strong>${escaped(fold.title)}</strong> <em>${escaped(fold.aside)}</em></summary>\n${listOf(fold.items)}\n</details>`,
  );
  const isEmpty = items.length + folds.length === 0;
  return `<h2>${escaped(title)}</h2>\n${isEmpty ? tag('p', escaped(none)) : [listOf(items), ...folded].join('')}`;
}

/** For paper as much as for the screen; nothing is loaded from anywhere. */
const style = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.4rem}h2{margin-top:2rem;font-size:1.1rem}em{color:GrayText;font-style:normal}
li p{margin:0}summary{cursor:pointer}details{margin:.25rem 0}li{margin:.25rem 0;break-inside:avoid}
blockquote{margin:.25rem 0;padding-left:.75rem;border-left:2px solid;white-space:pre-wrap}`;

/**
 * The report as one page of HTML, to be attached to a mail: it opens with its headings and quotations on every machine, prints,
 * and can be searched; plain text would run quoted tables together. No script, and a policy that forbids any.
 */
export function reportPage(report: GenerationReport, well: string, at: Date): string {
  const title = escaped(`Generation report, ${well}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>Downloaded ${escaped(at.toISOString().slice(0, 16).replace('T', ' '))} UTC.</p>
${reportParts(report).map(part).join('\n')}
</body>
</html>
`;
}

/** Named after the well, without what some file system refuses in a name. */
export function reportFileName(well: string): string {
  const name = well
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '')
    // Windows takes these for its devices, with any extension.
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.)/i, '$1 ')
    .slice(0, 80)
    // A character may have been cut in two.
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
  return `${name || 'Montage'} - generation report.html`;
}

export function downloadReport(report: GenerationReport, well: string): void {
  const url = URL.createObjectURL(
    new Blob([reportPage(report, well, new Date())], { type: 'text/html;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = reportFileName(well);
  link.click();
  // The browser reads it after the click; for how long is its own affair.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
