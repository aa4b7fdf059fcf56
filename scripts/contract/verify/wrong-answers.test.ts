/** Backends with one wrong answer: the run must report its place, and nothing else. */
import { expect, it } from 'vitest';
import { isLong } from '@/testing/is-long';
import { answering, deviationsOf, on, rewrite, type Wrong } from './backend-for-tests.ts';
import type { Organisation } from './organisation.ts';
import type { Montage } from './shapes.ts';
import type { User } from './user.ts';

const list = /\/montage$/;
const one = /\/montage\/[^/]+$/;
const orgs = /\/org$/;
const org = /\/org\/[^/]+$/;
const users = /\/user$/;

/** For an error of the operation, and only for one with this status. */
const failing = (
  method: string,
  path: RegExp,
  status: number,
  change: (response: Response) => Response,
): Wrong =>
  on(method, path, async (_, next) => {
    const response = await next();
    return response.status === status ? change(response) : response;
  });

const withStatus = (status: number) => (response: Response) =>
  new Response(response.body, { status, headers: response.headers });

const withHeader = (method: string, path: RegExp, name: string, value: (text: string) => string): Wrong =>
  on(method, path, async (_, next) => {
    const response = await next();
    const headers = new Headers(response.headers);
    if (response.ok) headers.set(name, value(headers.get(name) ?? ''));
    return new Response(response.body, { status: response.status, headers });
  });

interface Page {
  items: { top_line_item: Record<string, unknown> | null }[];
}

const table: [name: string, only: string, wrong: Wrong, expected: string[]][] = [
  [
    'the address of something else',
    'organisation',
    withHeader('POST', orgs, 'location', () => '/api/v1/org/org-1'),
    ['location createOrganisation /headers/location'],
  ],
  [
    'a field renamed',
    'montage',
    answering<Page>('GET', list, ({ items }) => {
      for (const { top_line_item: top } of items) {
        if (!top) continue;
        top['wellName'] = top['well_name'];
        delete top['well_name'];
      }
    }),
    ['schema.required listMontages /body/items/0/top_line_item/well_name'],
  ],
  [
    'a number as text',
    'montage',
    answering<Montage>('GET', one, ({ sections_list: sections }) => {
      for (const section of sections) Object.assign(section, { diameter: String(section.diameter) });
    }),
    ['schema.type getMontage /body/sections_list/0/diameter'],
  ],
  [
    'a truth value as a number',
    'montage',
    answering<Montage>('GET', one, ({ sections_list: sections }) => {
      for (const section of sections) Object.assign(section, { liner: 0 });
    }),
    ['schema.type getMontage /body/sections_list/0/liner'],
  ],
  [
    'a null where none may be',
    'organisation',
    answering<Organisation[]>('GET', orgs, (all) => all.map((each) => ({ ...each, id: null }))),
    ['schema.type listOrganisations /body/0/id'],
  ],
  [
    'a missing field',
    'user',
    answering<Partial<User>>('POST', users, (user) => void delete user.component_access),
    ['schema.required createUser /body/component_access'],
  ],
  [
    'an object where a list is due',
    'organisation',
    answering<Organisation[]>('GET', orgs, (items) => ({ items })),
    ['schema.type listOrganisations /body'],
  ],
  [
    'a date in another format',
    'organisation',
    answering<Organisation>('POST', orgs, (made) => ({ ...made, created_time: '04/11/2025 08:00' })),
    ['schema.format createOrganisation /body/created_time'],
  ],
  [
    'an unknown enum value',
    'user',
    answering<User[]>('GET', users, (all) =>
      all.map((user) => ({
        ...user,
        component_access: user.component_access.map(({ id }) => ({ id, name: 'drilling' })),
      })),
    ),
    ['schema.enum listUsers /body/0/component_access/0/name'],
  ],
  [
    'a wrong status for a success',
    'organisation',
    failing('POST', orgs, 201, withStatus(200)),
    ['status createOrganisation /status'],
  ],
  [
    'a status that the contract does not know',
    'organisation',
    on('DELETE', org, async (_, next) => {
      const { status, headers, body } = await next();
      return status === 204 ? Response.json({}, { status: 202 }) : new Response(body, { status, headers });
    }),
    ['status deleteOrganisation /status'],
  ],
  [
    'an error without a body',
    'montage',
    failing('GET', one, 404, () => new Response(null, { status: 404 })),
    ['body.present getMontage /body'],
  ],
  [
    'an error body of another shape',
    'auth',
    failing('POST', /create$/, 409, () => Response.json({ detail: { reason: 'taken' } }, { status: 409 })),
    ['schema.type createAccount /body/detail'],
  ],
  [
    'an error body that says nothing',
    'auth',
    failing('POST', /create$/, 409, () => Response.json({ error: 'taken' }, { status: 409 })),
    ['error.sentence createAccount /body'],
  ],
  [
    'an error page of a proxy',
    'user',
    failing('PUT', /\/user\/[^/]+$/, 404, () => {
      return new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
    }),
    ['content-type updateUser /headers/content-type'],
  ],
  [
    'a wrong content type',
    'montage',
    withHeader('GET', list, 'content-type', () => 'text/plain'),
    ['content-type listMontages /headers/content-type'],
  ],
  [
    'JSON that is broken off',
    'organisation',
    on('GET', orgs, async (_, next) => {
      const response = await next();
      return response.ok ? rewrite(response, (text) => text.slice(0, -1)) : response;
    }),
    ['body.json listOrganisations /body'],
  ],
  [
    'a weak entity tag',
    'montage',
    withHeader('GET', one, 'etag', (tag) => `W/${tag}`),
    // Nothing matches it, so that the save that names it is refused.
    ['header getMontage /headers/etag', 'status saveMontage /status'],
  ],
  [
    'a pause that is no number',
    'user',
    on('GET', users, async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      return Response.json({ message: 'Too many' }, { status: 429, headers: { 'retry-after': 'soon' } });
    }),
    ['status listUsers /status', 'header listUsers /headers/retry-after'],
  ],
  [
    'no answer at all',
    'user',
    on('POST', users, async (_, next) => ((await next()).ok ? Response.error() : next())),
    ['answer createUser '],
  ],
];

/** The walk over a montage takes seconds: `npm run test:long` has it wrong in each way. */
const walked = table.filter(([, only]) => isLong || only !== 'montage');

it.each(walked)('names %s', async (_, only, wrong, expected) => {
  expect(await deviationsOf(only, wrong)).toEqual(expected);
});

it('names a call that is never answered, and does not wait for it', async () => {
  const hanging = on('POST', users, async (_, next) => {
    const response = await next();
    return response.status === 201 ? new Promise<Response>(() => {}) : response;
  });
  expect(await deviationsOf('user', hanging, { timeoutMs: 3000 })).toEqual(['answer createUser ']);
});
