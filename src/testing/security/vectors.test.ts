import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { toApiError } from '@/api/transport';
import { errorMessage } from '@/api/error-message';
import { getGetMontageUrl } from '@/api/generated/endpoints/montage/montage';
import type { Montage as ServerMontage } from '@/api/generated/model';
import { generationEvents } from '@/api/generation-stream';
import { exampleWell } from '../checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { exampleMontage, formation } from '@/domain/montage/montage-for-tests';
import { exportFileName } from '@/exports/file-name';
import { montageFileText, readMontageFile } from '@/exports/montage-file/montage-file';
import { build as buildOsdu } from '@/exports/osdu/build';
import { buildProgramme } from '@/exports/pdf/programme';
import { svgText } from '@/exports/svg/svg-text';
import { wellPathCsv } from '@/exports/well-path/build';
import { pathStations } from '@/exports/well-path/path-stations';
import { xmlTexts } from '@/exports/well-path/paths-for-tests';
import { trajectoryXml } from '@/exports/witsml/trajectory-xml';
import { buildWorkbook } from '@/exports/workbook/build-workbook';
import { orderOf, readBack, rowsOf } from '@/exports/workbook/workbook-for-tests';
import { returnPath } from '@/features/account/return-path';
import { saveShape } from '@/backend/save-shape-for-tests';
import { hostileMark } from '@/mocks/seed/hostile-texts';
import { engineer, testClient } from '@/mocks/test-client';
import { reportFileName, reportPage } from '@/shared/sources/report-file';
import { list, partOfPage, table, type Outcomes } from './results';
import { vectors } from './vectors';

afterEach(() => vi.unstubAllGlobals());

const text = 'text';
/** A place that takes one text at a time. */
async function outcomes(of: (given: string) => string | Promise<string>): Promise<Outcomes> {
  const found = new Map<string, string>();
  for (const { id, text: given } of vectors) found.set(id, await of(given));
  return found;
}

const called = (well_name: string, base: Montage = exampleWell): Montage => ({
  ...base,
  top_line_item: { ...exampleMontage().top_line_item!, well_name, field_name: null, field_code: null },
});
const order = <Kind extends string>(kind: Kind, montage: Montage) => ({
  kind,
  montage,
  unsaved: false,
  at: 0,
  timeZone: 'UTC',
});
const untold = () => undefined;
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
/** As an XML or HTML reader has it. */
const unescaped = (written: string): string =>
  written
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&(#39|apos);/g, "'")
    .replaceAll('&amp;', '&');
/** Without what XML cannot hold, and with blanks as its readers have them. */
const plain = (given: string): string =>
  given
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\ufffd-\uffff]/gu, '')
    .trim();
/** Text, or what is left of it where a file cannot hold all of it. */
function textOr(read: string, given: string): string {
  if (read === given) return text;
  const [one, other] = [plain(read), plain(given)];
  if (one === other) return 'text, tidied';
  expect(other.startsWith(one.replace(/…$/, '').trimEnd())).toBe(true);
  return 'text, cut';
}

const withFormations = (): Montage => {
  const base = exampleMontage();
  return {
    ...base,
    sections_list: base.sections_list.slice(0, 1).map((one) => ({
      ...one,
      formations_list: vectors.map((vector, at) => formation(one.id, `f${at}`, at, vector.text)),
    })),
  };
};

async function inWorkbook(): Promise<Outcomes> {
  const montage = withFormations();
  const { bytes } = await buildWorkbook(orderOf(montage), untold);
  for (const [path, part] of Object.entries(unzipSync(bytes)))
    if (path.includes('worksheets/sheet')) expect(strFromU8(part)).not.toMatch(/<f[ >]|<hyperlink/);
  const rows = rowsOf(await readBack(montage), 'Formations');
  return new Map(vectors.map((vector, at) => [vector.id, textOr(String(rows[at]?.[2] ?? ''), vector.text)]));
}

const { path } = wellboreOf(exampleWell);
if (!path) throw new Error('The example has a path.');
const stations = pathStations(path, 33.5).slice(0, 2);

/** Its fields as a spreadsheet takes them: none may begin as a formula does. */
const inCsv = (given: string) => {
  const bytes = wellPathCsv(given, [{ stations, kept: null }]);
  const written = decoded(bytes).replace(/^[^\n]*\n/, '');
  const quoted = /^"((?:[^"]|"")*)"/.exec(written)?.[1]?.replaceAll('""', '"');
  const field = quoted ?? /^[^,\r]*/.exec(written)?.[0] ?? '';
  expect(field).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u);
  return field === `'${given.toWellFormed()}` ? 'text, behind an apostrophe' : textOr(field, given);
};

const inWitsml = (given: string) => {
  const xml = trajectoryXml({ montageId: 'm1', wellName: given, path, stations, at: 0 });
  // The wellbore's, which comes last, and is only the name.
  const title = xmlTexts(xml, 'Title').at(-1) ?? '';
  expect(title).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#39);)/);
  return textOr(unescaped(title), given);
};

async function inOsdu(): Promise<Outcomes> {
  const { bytes } = await buildOsdu(order('osdu', withFormations()), untold);
  const names: string[] = [];
  JSON.parse(decoded(bytes), (key, value: unknown) => {
    if (key === 'MarkerName') names.push(String(value));
    return value;
  });
  return new Map(vectors.map((vector, at) => [vector.id, textOr(names[at] ?? '', vector.text)]));
}

const inSvg = (given: string) => {
  const mark = { kind: 'text', x: 1, y: 2, size: 4, weight: 'regular', anchor: 'start', ink: 'ink' } as const;
  const written = svgText(
    { width: 10, height: 5, marks: [{ ...mark, text: given }] },
    { title: given, description: given, fontFaces: '', textWidth: () => 1 },
  );
  const read = /<text[^>]*>([^<]*)<\/text>/.exec(written)?.[1] ?? '';
  expect([...written.matchAll(/<([a-z]+)/gi)].map(([, name]) => name)).not.toContain('script');
  return textOr(unescaped(read), given);
};

const inMontageFile = (given: string) => {
  const read = readMontageFile(montageFileText(called(given)));
  expect({}).not.toHaveProperty('polluted');
  return read.ok && read.montage.top_line_item?.well_name === given ? text : 'refused';
};

/** Actions on opening a PDF are named in its own objects, which are never compressed; a title is one of them. */
async function inProgramme(): Promise<Outcomes> {
  const texts = vectors.map((vector) => vector.text.slice(0, 300));
  const base = called(texts.slice(0, 30).join(' '), exampleMontage());
  const { bytes } = await buildProgramme(
    order('programme', {
      ...base,
      plan_summaries_list: texts.map((given, rank) => ({
        id: `p${rank}`,
        rank,
        title: given,
        description: null,
      })),
    }),
    untold,
  );
  const objects = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    .replaceAll(/\/Title \((?:\\.|[^\\)])*\)/g, '');
  expect(objects).not.toMatch(/\/(JavaScript|JS|URI|Launch|SubmitForm|EmbeddedFile)\b/);
  return new Map(vectors.map(({ id }) => [id, 'inert']));
}

const inReport = (given: string) => {
  const page = reportPage(
    { documents: [], decisions: [given], flagged: [], not_understood: [], missing: [] },
    given,
    new Date(0),
  );
  const tags = new Set([...page.matchAll(/<\/?([a-z!][\w-]*)/gi)].map(([, name]) => name));
  const own = reportPage(
    { documents: [], decisions: ['x'], flagged: [], not_understood: [], missing: [] },
    'x',
    new Date(0),
  );
  expect([...tags].filter((name) => !own.includes(`<${name}`))).toEqual([]);
  return unescaped(/<h2>[^<]*<\/h2>\n<ul>\n<li>([\s\S]*?)<\/li>/.exec(page)?.[1] ?? '') === given
    ? text
    : 'text, cut';
};

/** Names that no disk refuses, that name no other place, and that end as they should. */
const asFileName = (given: string) => {
  const name = exportFileName(called(given), 'programme', 'pdf');
  for (const one of [name, reportFileName(given)]) {
    expect(one).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^\.|[\u202a-\u202e\u2066-\u2069]/u);
    expect(one.length).toBeLessThan(140);
    expect(one.isWellFormed()).toBe(true);
    expect(one).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
  }
  expect(name).toMatch(/ programme\.pdf$/);
  return name === `${given} programme.pdf` ? text : 'made safe';
};

/** Each way in which a server may say it. */
const bodies: ((given: string) => unknown)[] = [
  (given) => ({ stack: { detail: given } }),
  (given) => ({ code: { message: given } }),
  (given) => ({ detail: given }),
  (given) => ({ detail: [{ loc: ['body'], msg: given, type: 'value_error' }] }),
  (given) => ({ message: given }),
  (given) => ({ errors: [{ message: given }] }),
  (given) => given,
];

const asMessage = async (given: string) => {
  const said: string[] = [];
  for (const body of bodies) {
    const error = await toApiError(new Response(JSON.stringify(body(given)), { status: 500 }));
    said.push(textOr(errorMessage(error), given));
  }
  const page = await toApiError(
    new Response(`<html>${given}`, { status: 502, headers: { 'Content-Type': 'text/html' } }),
  );
  expect(errorMessage(page)).toMatch(/^The server answered 502 without saying why/);
  expect({}).not.toHaveProperty('polluted');
  return [...new Set(said)].join('; ');
};

const inStream = async (given: string) => {
  const progress = `event: progress\ndata: ${JSON.stringify({ id: 'survey', status: 'IN_PROGRESS', detail: given })}\n\n`;
  const error = `event: error\ndata: ${JSON.stringify({ error: given })}\n\n`;
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(`${progress}${error}`, { headers: { 'Content-Type': 'text/event-stream' } }),
    ),
  );
  const read: unknown[] = [];
  for await (const event of generationEvents(
    'd',
    { vertical: false },
    { signal: new AbortController().signal },
  ))
    read.push(event.event === 'error' ? event.data.error : (event.data as { detail?: unknown }).detail);
  vi.unstubAllGlobals();
  // JSON as UTF-8 has no halves of pairs.
  expect(read).toEqual([given, given]);
  return text;
};

const asWayBack = (given: string) => {
  const origin = 'https://montage.example';
  for (const from of [
    given,
    `/${given}`,
    `//${given}`,
    `/\\${given}`,
    encodeURIComponent(given.toWellFormed()),
  ])
    expect(new URL(returnPath(from, origin), origin).origin).toBe(origin);
  return returnPath(given, origin) === '/' ? 'refused' : 'a path of this origin';
};

const inAddress = (given: string) => {
  let url: URL;
  try {
    url = new URL(getGetMontageUrl(given), 'https://montage.example');
  } catch (error) {
    expect(error).toBeInstanceOf(URIError);
    return 'refused';
  }
  expect(url.origin).toBe('https://montage.example');
  expect(url.search + url.hash).toBe('');
  expect(url.pathname).toMatch(/^\/api\/v1\//);
  return url.pathname === `/api/v1/montage/${encodeURIComponent(given)}` ? 'encoded' : 'inert';
};

async function onServer(): Promise<Outcomes> {
  const { call } = await testClient();
  const { body } = await call<ServerMontage>(engineer, 'GET', '/v1/montage/7f3a19c0');
  const steps = vectors.map((vector, at) => ({
    id: `p${at}`,
    rank: at + 1,
    title: 'x',
    description: vector.text,
  }));
  const hostile = { ...body, plan_summaries_list: steps };
  await call(engineer, 'PUT', '/v1/montage', saveShape(hostile));
  const { body: again } = await call<ServerMontage>(engineer, 'GET', '/v1/montage/7f3a19c0');
  return new Map(
    vectors.map(({ id, text: given }, at) => {
      expect(again.plan_summaries_list[at]?.description).toBe(given);
      return [id, text];
    }),
  );
}

it('has each vector once', () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  expect(new Set(vectors.map((vector) => vector.text)).size).toBe(vectors.length);
});

it('every vector stays a text in every file, message and address, as docs/security-vectors.md has it', async () => {
  const files = table([
    ['workbook', await inWorkbook()],
    ['CSV', await outcomes(inCsv)],
    ['WITSML', await outcomes(inWitsml)],
    ['OSDU', await inOsdu()],
    ['SVG', await outcomes(inSvg)],
    ['PDF', await inProgramme()],
    ['montage file', await outcomes(inMontageFile)],
    ['report (HTML)', await outcomes(inReport)],
    ['names of files', await outcomes(asFileName)],
  ]);
  const words = table([
    ['saved and loaded', await onServer()],
    ['message of a server', await outcomes(asMessage)],
    ['event of a stream', await outcomes(inStream)],
    ['`from`', await outcomes(asWayBack)],
    ['address of a call', await outcomes(inAddress)],
  ]);
  expect(globalThis).not.toHaveProperty(hostileMark);
  expect({}).not.toHaveProperty('polluted');
  expect(partOfPage('vectors', list())).toBe(list());
  expect(partOfPage('files', files)).toBe(files);
  expect(partOfPage('words', words)).toBe(words);
});
