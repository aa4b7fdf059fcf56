/** Backends whose answers have the right shape but break a rule. */
import { expect, it } from 'vitest';
import type { DocumentRecognition } from '@/api/generated/model';
import { answering, deviationsOf, on, sending, type Wrong } from './backend-for-tests.ts';
import { withoutTimes } from './montage-plan.ts';
import type { Organisation } from './organisation.ts';
import type { Montage, MontageSave } from './shapes.ts';
import type { User } from './user.ts';

const list = /\/montage$/;
const imported = /\/import$/;
const one = /\/montage\/[^/]+$/;
const versions = /\/versions$/;
const version = /\/versions\/\d+$/;
const orgs = /\/org$/;
const org = /\/org\/[^/]+$/;
const users = /\/user$/;

interface Version {
  number: number;
  name: string | null;
}

interface VersionPage {
  items: Version[];
  total_count: number;
}

interface Page {
  items: { id: string }[];
  total_count: number;
}

/** The list is asked with other words than those that were given. */
const asking = (change: (query: URLSearchParams) => void): Wrong =>
  on('GET', list, (request, next) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return next(new Request(url, request));
  });

const saving = (change: (body: MontageSave) => unknown): Wrong =>
  on('PUT', list, async (request, next) => next(await sending<MontageSave>(request, change)));

/** The answers of both load and save. */
const montages = (change: (montage: Montage) => void): Wrong => {
  const saved = answering<Montage>('PUT', list, change);
  const loaded = answering<Montage>('GET', one, change);
  return (request, next) => saved(request, () => loaded(request, next));
};

const withoutHeader = (request: Request, name: string): Request => {
  const headers = new Headers(request.headers);
  headers.delete(name);
  return new Request(request.clone(), { headers });
};

function withBody({ url, method, headers: given }: Request, body: unknown): Request {
  const headers = new Headers(given);
  headers.delete('content-length');
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** A single action, after which the second behaviour applies. */
function after(method: string, path: RegExp, then: Wrong): Wrong {
  let done = false;
  return async (request, next) => {
    if (done) return then(request, next);
    done = request.method === method && path.test(new URL(request.url).pathname);
    const response = await next();
    done &&= response.ok;
    return response;
  };
}

/** The good token, seen in a call that had one, is lent to those who have none. */
function lendingToken(path: RegExp): Wrong {
  let token: string | null = null;
  return (request, next) => {
    const given = request.headers.get('authorization');
    if (given?.includes('eyJ')) token = given;
    else if (token !== null && path.test(new URL(request.url).pathname)) {
      const headers = new Headers(request.headers);
      headers.set('authorization', token);
      return next(new Request(request, { headers }));
    }
    return next();
  };
}

let counter = 0;
const anotherId = () => `id-${(counter += 1)}`;

const table: [name: string, only: string, wrong: Wrong, expected: string[]][] = [
  [
    'reasons for a type that was not given',
    'montage',
    answering<DocumentRecognition>('POST', /recognise$/, (body) => void (body.because ??= 'a guess')),
    ['recognition.because recogniseDocument /body/because'],
  ],
  [
    'no recognition, which no server need offer',
    'montage',
    on('POST', /recognise$/, () => Promise.resolve(new Response(null, { status: 405 }))),
    [],
  ],
  [
    'no sign-up, which no server need offer',
    'auth',
    on('POST', /auth\/create$/, () => Promise.resolve(Response.json({ message: 'no' }, { status: 501 }))),
    [],
  ],
  [
    'an import that keeps an id',
    'montage',
    answering<Montage>('GET', one, ({ top_line_item: top }) => {
      const sample = / imported$/;
      if (top?.well_name && sample.test(top.well_name))
        top.id = `${top.well_name.replace(sample, '')} id Ø 漢 <b>"'&`;
    }),
    ['import.new-id getMontage /body/top_line_item/id'],
  ],
  [
    'an import that loses a plan step',
    'montage',
    on('POST', imported, async (request, next) =>
      next(await sending<Partial<Montage>>(request, (body) => void body.plan_summaries_list?.pop())),
    ),
    ['import.value getMontage /body/plan_summaries_list'],
  ],
  [
    'no import, which no server need offer',
    'montage',
    on('POST', imported, () => Promise.resolve(new Response(null, { status: 404 }))),
    [],
  ],
  [
    'a save that drops a formation',
    'montage',
    saving(({ sections }) => void sections[0]?.formations.pop()),
    ['save.rows saveMontage /body/sections_list/0/formations_list'],
  ],
  [
    'a save that renumbers ids',
    'montage',
    saving(({ sections }) => {
      for (const section of sections) section.id = anotherId();
    }),
    // A section with another id is new, and has nothing of what the save left out.
    [
      'save.id saveMontage /body/sections_list/0/id',
      'save.left-out saveMontage /body/sections_list/2/kick_pore_gradient',
    ],
  ],
  [
    'a save that takes null for zero',
    'montage',
    saving(({ reservoirs }) => {
      for (const reservoir of reservoirs) reservoir.gradient ??= 0;
    }),
    ['save.value saveMontage /body/reservoirs_list/1/gradient'],
  ],
  [
    'a save that rounds',
    'montage',
    saving(({ sections }) => {
      for (const { mud } of sections) {
        if (mud?.mud_weight_exact) mud.mud_weight_exact = Math.round(mud.mud_weight_exact * 100) / 100;
      }
    }),
    ['save.value saveMontage /body/sections_list/2/mud_item/mud_weight_exact'],
  ],
  [
    'a save that drops a station of a path',
    'montage',
    saving(({ trajectories }) => void trajectories?.at(-1)?.stations_list.pop()),
    ['save.rows saveMontage /body/trajectories_list/0/stations_list'],
  ],
  [
    'a save that empties a list that was left out',
    'montage',
    saving((body) => void (body.pressure_points ??= [])),
    ['save.left-out saveMontage /body/pressure_points_list'],
  ],
  [
    'a server without paths, pressures and strength tests',
    'montage',
    montages((montage) => {
      delete montage.trajectories_list;
      delete montage.pressure_points_list;
      delete montage.strength_tests_list;
    }),
    [],
  ],
  [
    'a save that empties a drill string that was left out',
    'montage',
    saving(({ sections }) => {
      for (const section of sections) section.drill_string_list ??= [];
    }),
    ['save.left-out saveMontage /body/sections_list/2/drill_string_list'],
  ],
  [
    'a server without drill strings and assumptions of kicks',
    'montage',
    montages(({ sections_list: sections }) => {
      for (const section of sections) {
        delete section.drill_string_list;
        delete section.kick_pore_gradient;
        delete section.kick_intensity;
        delete section.influx_gradient;
        delete section.kick_margin;
      }
    }),
    [],
  ],
  [
    'a server without depths, times and costs of plan steps',
    'montage',
    montages((montage) => {
      montage.plan_summaries_list = montage.plan_summaries_list.map(withoutTimes);
    }),
    [],
  ],
  [
    'a save that gives new rows one id',
    'montage',
    montages(({ sections_list: sections }) => {
      for (const formation of sections[2]?.formations_list ?? []) formation.id = 'new';
    }),
    // And it cannot save again what it has answered.
    ['save.new-id saveMontage /body/sections_list/*/formations_list', 'status saveMontage /status'],
  ],
  [
    'a formation of another section',
    'montage',
    answering<Montage>('PUT', list, ({ sections_list: sections }) => {
      for (const { formations_list } of sections)
        for (const each of formations_list) each.section_id = 'other';
    }),
    [
      'save.parent saveMontage /body/sections_list/0/formations_list/0/section_id',
      'save.stored getMontage /body/sections_list/0/formations_list/0/section_id',
      'versions.content getVersion /body/montage/sections_list/0/formations_list/0/section_id',
    ],
  ],
  [
    'a load that differs from what was saved',
    'montage',
    after(
      'PUT',
      list,
      answering<Montage>('GET', one, (montage) => ({ ...montage, plan_summaries_list: [] })),
    ),
    ['save.stored getMontage /body/plan_summaries_list'],
  ],
  [
    'a stale If-Match that is accepted',
    'montage',
    on('PUT', list, (request, next) => next(withoutHeader(request, 'if-match'))),
    [
      'status saveMontage /status',
      'save.stored getMontage /body/plan_summaries_list',
      'etag.stored getMontage /headers/etag',
    ],
  ],
  [
    'an entity tag that a save leaves as it was',
    'montage',
    async (request, next) => {
      const response = await next(withoutHeader(request, 'if-match'));
      if (response.headers.has('etag')) response.headers.set('etag', '"one"');
      return response;
    },
    [
      'etag.renewed saveMontage /headers/etag',
      'status saveMontage /status',
      'save.stored getMontage /body/plan_summaries_list',
    ],
  ],
  [
    'an id that changes',
    'montage',
    answering<Montage>('GET', one, ({ top_line_item: top }) => {
      if (top) top.id = anotherId();
    }),
    [
      'montage.stable getMontage /body/top_line_item/id',
      'save.stored getMontage /body/top_line_item/id',
      'invalid.changed getMontage /body/top_line_item/id',
    ],
  ],
  [
    'an upload that forgets a file',
    'montage',
    on('POST', /\/upload$/, async (request, next) => {
      const url = new URL(request.url);
      const form = await request.formData();
      const [, ...files] = form.getAll('files');
      const [, ...kinds] = url.searchParams.getAll('classifications');
      if (files.length !== 1 || kinds.length !== 1) return next();
      const kept = new FormData();
      kept.append('files', files[0]!);
      url.searchParams.delete('classifications');
      url.searchParams.append('classifications', kinds[0]!);
      const headers = { authorization: request.headers.get('authorization')! };
      return next(new Request(url, { method: 'POST', body: kept, headers }));
    }),
    ['montage.documents getMontage /body/sections_list'],
  ],
  [
    'a total that is wrong',
    'montage',
    answering<Page>('GET', list, (page) => ({ ...page, total_count: page.total_count + 1 })),
    ['list.total listMontages /body/total_count'],
  ],
  [
    'a page size that is not heeded',
    'montage',
    asking((query) => query.delete('page_size')),
    ['list.page-size listMontages /body/items'],
  ],
  [
    'the same items on each page',
    'montage',
    asking((query) => query.delete('page')),
    ['list.page-repeats listMontages /body/items', 'list.beyond listMontages /body/items'],
  ],
  [
    'a list that begins with the oldest',
    'montage',
    answering<Page>('GET', list, ({ items, ...page }) => ({ ...page, items: items.toReversed() })),
    [
      'list.order listMontages /body/items/1/updated_time',
      'list.newest listMontages /body/items/0/id',
      'list.default listMontages /body/items',
      'list.page-gap listMontages /body/items',
    ],
  ],
  [
    'a list without offers, which no server need have',
    'montage',
    answering<Page & { offers?: unknown }>('GET', list, ({ offers: _, ...page }) => page),
    [],
  ],
  [
    'a search that finds everything',
    'montage',
    asking((query) => query.delete('search')),
    [
      'list.search listMontages /body/items/4/top_line_item/well_name',
      'list.search listMontages /body/items',
    ],
  ],
  [
    'an order that is not heeded',
    'montage',
    asking((query) => query.delete('order')),
    ['list.sort listMontages /body/items'],
  ],
  [
    'folders that are not heeded',
    'montage',
    asking((query) => query.delete('folder')),
    ['folder.listed moveMontage /body/folder'],
  ],
  [
    'no versions, which no server need offer',
    'montage',
    async (request, next) =>
      new URL(request.url).pathname.includes('/versions') ? new Response(null, { status: 404 }) : next(),
    [],
  ],
  [
    'no review, which no server need offer',
    'review',
    async (request, next) =>
      new URL(request.url).pathname.includes('/documents/') ? new Response(null, { status: 405 }) : next(),
    [],
  ],
  [
    'a stranger who names a version',
    'montage',
    lendingToken(/\/versions\/[^/]+$/),
    ['status getVersion /status', 'status nameVersion /status'],
  ],
  [
    'a save that makes no version',
    'montage',
    answering<VersionPage>('GET', versions, ({ items, total_count: total }) => ({
      items: items.filter(({ number }) => number === 1),
      total_count: Math.min(total, 1),
    })),
    [
      'versions.next listVersions /body/items/0/number',
      'versions.content getVersion /body/montage/sections_list',
      'versions.page listVersions /body/items',
    ],
  ],
  [
    'versions that begin with the oldest',
    'montage',
    answering<VersionPage>('GET', versions, ({ items, ...page }) => ({ ...page, items: items.toReversed() })),
    [
      'versions.order listVersions /body/items/1/number',
      'versions.next listVersions /body/items/0/number',
      'versions.content getVersion /body/montage/sections_list',
      'versions.page listVersions /body/items/0/number',
    ],
  ],
  [
    'a version with another montage',
    'montage',
    answering<{ montage: Montage }>('GET', version, ({ montage }) => void montage.reservoirs_list.pop()),
    ['versions.content getVersion /body/montage/reservoirs_list'],
  ],
  [
    'a name that is answered and not stored',
    'montage',
    on('PUT', version, async (request, next) => {
      const { name } = (await request.clone().json()) as Version;
      if (name === null || name.trim() === '') return next();
      const response = await next(withBody(request, { name: null }));
      if (!response.ok) return response;
      return Response.json({ ...((await response.json()) as Version), name });
    }),
    [
      'versions.name-listed listVersions /body/items/0/name',
      'versions.name-stored getVersion /body/version/name',
    ],
  ],
  [
    'a name of blanks',
    'montage',
    on('PUT', version, async (request, next) => {
      const { name } = (await request.clone().json()) as Version;
      return next(name?.trim() === '' ? withBody(request, { name: null }) : undefined);
    }),
    ['status nameVersion /status'],
  ],
  [
    'the same version on each page',
    'montage',
    on('GET', versions, (request, next) => {
      const url = new URL(request.url);
      url.searchParams.delete('page');
      return next(new Request(url, request));
    }),
    ['versions.page listVersions /body/items/0/number'],
  ],
  [
    'versions of an unknown montage',
    'montage',
    on('GET', versions, async (_, next) => {
      const response = await next();
      return response.status === 404 ? Response.json({ items: [], total_count: 0 }) : response;
    }),
    ['status listVersions /status'],
  ],
  [
    'users in no order',
    'user',
    answering<User[]>('GET', users, (all) => all.toReversed()),
    ['list.order listUsers /body/1/email'],
  ],
  [
    'a stranger who is let in',
    'organisation',
    lendingToken(orgs),
    ['status listOrganisations /status', 'status createOrganisation /status'],
  ],
  [
    'a good token that one operation refuses',
    'user',
    on('GET', users, async () => Response.json({ detail: 'Sign in to continue.' }, { status: 401 })),
    ['status listUsers /status'],
  ],
  [
    'access that is not granted where it was said to be',
    'user',
    on('POST', users, async (_, next) => {
      const { status } = await next();
      return Response.json({ detail: 'No.' }, { status: status === 401 ? 401 : 403 });
    }),
    ['status createUser /status'],
  ],
  [
    'a montage for an unknown id',
    'montage',
    on('GET', one, async (request, next) => {
      const response = await next();
      if (response.status !== 404) return response;
      const id = new URL(request.url).pathname.split('/').at(-1)!;
      const empty = { sections_list: [], reservoirs_list: [], top_line_item: null, plan_summaries_list: [] };
      return Response.json({ id, ...empty });
    }),
    ['status getMontage /status'],
  ],
  [
    'a deletion that does not delete',
    'organisation',
    on('DELETE', org, async (request, next) => {
      const known = /org-\w+$/.test(request.url) && request.headers.get('authorization')?.includes('eyJ');
      return known ? new Response(null, { status: 204 }) : next();
    }),
    [
      'list.deleted listOrganisations /body/5',
      'status deleteOrganisation /status',
      'status updateOrganisation /status',
    ],
  ],
  [
    'a duplicate that is accepted',
    'organisation',
    on('POST', orgs, async (request, next) => {
      const response = await next();
      if (response.status !== 409) return response;
      const made = { name: `${((await request.json()) as Organisation).name}`, id: 'org-double' };
      const headers = { Location: `/api/v1/org/${made.id}` };
      return Response.json({ ...made, created_time: new Date().toISOString() }, { status: 201, headers });
    }),
    ['status createOrganisation /status'],
  ],
  [
    'a new name that is answered and not stored',
    'organisation',
    on('PUT', org, async (request, next) => {
      const response = await next();
      if (!response.ok) return response;
      const { name } = (await request.json()) as Organisation;
      const stored = (await response.json()) as Organisation;
      await next(withBody(request, { name: `${name} old` }));
      return Response.json({ ...stored, name });
    }),
    ['list.stored listOrganisations /body/5/name'],
  ],
  [
    'a new name that is not answered',
    'organisation',
    answering<Organisation>('PUT', org, (answer) => ({ ...answer, name: 'As it was' })),
    ['echo updateOrganisation /body/name'],
  ],
  [
    'access that is not stored',
    'user',
    answering<User>('PUT', /\/user\/[^/]+$/, (user) => ({ ...user, component_access: [] })),
    ['echo updateUser /body/component_access', 'list.stored listUsers /body/13/component_access'],
  ],
];

it.each(table)('names %s', async (_, only, wrong, expected) => {
  expect(await deviationsOf(only, wrong)).toEqual(expected);
});

const invalid: [name: string, only: string, wrong: Wrong, expected: string[]][] = [
  [
    'an invalid request that is accepted',
    'organisation',
    on('PUT', org, async (request, next) => {
      const text = await request.clone().text();
      const [id] = new URL(request.url).pathname.split('/').slice(-1);
      if (text !== '{}') return next();
      return Response.json({ id, name: '', created_time: new Date().toISOString() });
    }),
    ['invalid.accepted updateOrganisation /request/body/name'],
  ],
  [
    'a failure of the server for an invalid request',
    'auth',
    on('GET', /check$/, async (_, next) => {
      const response = await next();
      if (response.status !== 422) return response;
      return Response.json({ message: 'KeyError' }, { status: 500 });
    }),
    ['invalid.status checkAccess /request/query/component'],
  ],
  [
    'an invalid request that is refused without a body',
    'user',
    on('POST', users, async (_, next) => {
      const { status, body, headers } = await next();
      return status === 422 ? new Response(null, { status }) : new Response(body, { status, headers });
    }),
    ['body.present createUser /body'],
  ],
  [
    'broken JSON that breaks the server',
    'auth',
    on('POST', /create$/, async (request, next) => {
      const text = await request.clone().text();
      if (text === '' || text.endsWith('}') || !text.startsWith('{')) return next();
      return new Response('<h1>500</h1>', { status: 500, headers: { 'content-type': 'text/html' } });
    }),
    ['invalid.status createAccount /request/body', 'content-type createAccount /headers/content-type'],
  ],
];

it.each(invalid)('names %s', async (_, only, wrong, expected) => {
  expect(await deviationsOf(only, wrong, { invalidBodies: 12 })).toEqual(expected);
});
