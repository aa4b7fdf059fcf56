import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkAccess, createAccount } from '@/api/generated/endpoints/auth/auth';
import {
  getGetMontageQueryOptions,
  getMontage,
  listMontages,
  saveMontage,
  uploadDocuments,
} from '@/api/generated/endpoints/montage/montage';
import {
  createOrganisation,
  deleteOrganisation,
  listOrganisations,
  updateOrganisation,
} from '@/api/generated/endpoints/organisation/organisation';
import { createUser, listUsers, updateUser } from '@/api/generated/endpoints/user/user';
import type { GenerationEvent } from '@/api/generated/model';
import { generationEvents } from '@/api/generation-stream';
import { setTokenSource } from '@/api/token-source';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { savePayload } from '@/domain/montage/save-payload';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockImplementation(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', answer);
  setTokenSource(() => Promise.resolve('token-1'));
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
  setTokenSource(() => Promise.resolve(null));
});

/** The request does not depend on the answer, which is not the contract's here. */
const send = (call: Promise<unknown>) => call.catch(() => undefined);

/** The request on the wire: method and address in one, the content type, and the body. */
function sent() {
  const [address, init] = answer.mock.lastCall!;
  const headers = new Headers(init?.headers);
  expect(headers.get('Authorization')).toBe('Bearer token-1');
  const body = init?.body;
  return {
    line: `${init?.method} ${String(address)}`,
    type: headers.get('Content-Type'),
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? null),
  };
}

const json = 'application/json';
const create = { email: 'kees@example.com', organisation_id: 'org-1', access: ['montage' as const] };
const update = { id: 'user 2', organisation_id: 'org-1', access: ['user_management' as const] };

const withJson: [name: string, call: () => Promise<unknown>, line: string, body: unknown][] = [
  [
    'POST /v1/auth/create',
    () => createAccount({ email: 'kees@example.com', password: 'six-or-more' }),
    'POST /api/v1/auth/create',
    { email: 'kees@example.com', password: 'six-or-more' },
  ],
  [
    'GET /v1/montage',
    () => listMontages({ page: 2, page_size: 25 }),
    'GET /api/v1/montage?page=2&page_size=25',
    null,
  ],
  ['GET /v1/montage/{montageId}', () => getMontage('7f3a19c0'), 'GET /api/v1/montage/7f3a19c0', null],
  [
    'PUT /v1/montage',
    () => saveMontage(savePayload(exampleMontage())),
    'PUT /api/v1/montage',
    JSON.parse(JSON.stringify(savePayload(exampleMontage()))),
  ],
  ['GET /v1/user', () => listUsers(), 'GET /api/v1/user', null],
  ['POST /v1/user', () => createUser(create), 'POST /api/v1/user', create],
  ['PUT /v1/user/{userId}', () => updateUser(update.id, update), 'PUT /api/v1/user/user%202', update],
  ['GET /v1/org', () => listOrganisations(), 'GET /api/v1/org', null],
  ['POST /v1/org', () => createOrganisation({ name: 'Brine' }), 'POST /api/v1/org', { name: 'Brine' }],
  [
    'PUT /v1/org/{organisationId}',
    () => updateOrganisation('org-1', { name: 'Brine' }),
    'PUT /api/v1/org/org-1',
    { name: 'Brine' },
  ],
  ['DELETE /v1/org/{organisationId}', () => deleteOrganisation('org-1'), 'DELETE /api/v1/org/org-1', null],
];

describe('the calls', () => {
  it.each(withJson)('%s', async (_name, call, line, body) => {
    await send(call());
    expect(sent()).toEqual({ line, type: body === null ? null : json, body });
  });

  it('GET /v1/auth/check', async () => {
    for (const component of ['montage', 'user_management'] as const) {
      await send(checkAccess({ component }));
      expect(sent()).toEqual({
        line: `GET /api/v1/auth/check?component=${component}`,
        type: null,
        body: null,
      });
    }
  });

  it('POST /v1/montage/upload', async () => {
    const files = [new File(['MD'], 'survey.csv'), new File(['Top'], 'tops.csv')];
    await send(uploadDocuments({ files }, { classifications: ['Well Trajectory', 'Well Proposal'] }));
    const { line, type, body } = sent();
    expect(line).toBe(
      'POST /api/v1/montage/upload?classifications=Well+Trajectory&classifications=Well+Proposal',
    );
    // The browser gives a form its own type, multipart with the boundary.
    expect(type).toBeNull();
    const parts = [...(body as FormData).entries()].map(([name, part]) => [name, (part as File).name]);
    expect(parts).toEqual([
      ['files', 'survey.csv'],
      ['files', 'tops.csv'],
    ]);
    expect(
      new Request('http://localhost', { method: 'POST', body: body as FormData }).headers.get('Content-Type'),
    ).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('GET /v1/montage/generate/{documentId}', async () => {
    const progress = { id: 'survey', status: 'IN_PROGRESS', detail: 'Survey' };
    const frames = [
      `event: progress\ndata: ${JSON.stringify(progress)}\n\n`,
      'event: error\ndata: {"error":"No tops"}\n\n',
    ];
    answer.mockImplementation(() =>
      Promise.resolve(new Response(frames.join(''), { headers: { 'Content-Type': 'text/event-stream' } })),
    );
    const events: GenerationEvent[] = [];
    const { signal } = new AbortController();
    for await (const event of generationEvents(
      '7f3a',
      { rig_floor_height: 33.5, vertical: true },
      { signal },
    )) {
      events.push(event);
    }
    expect(String(answer.mock.lastCall![0])).toBe(
      '/api/v1/montage/generate/7f3a?rig_floor_height=33.5&vertical=true',
    );
    expect(new Headers(answer.mock.lastCall![1]?.headers).get('Authorization')).toBe('Bearer token-1');
    expect(events).toEqual([
      { event: 'progress', data: progress },
      { event: 'error', data: { error: 'No tops' } },
    ]);
    await generationEvents('7f3a', { vertical: false }, { signal }).next();
    expect(String(answer.mock.lastCall![0])).toBe('/api/v1/montage/generate/7f3a?vertical=false');
  });
});

it('the montage is not requested without an id', () => {
  const unknown = undefined as unknown as string;
  expect(getGetMontageQueryOptions(unknown)).toMatchObject({ enabled: false });
  expect(getGetMontageQueryOptions('7f3a19c0')).toMatchObject({ enabled: true });
});

it('the body of a save has the specified names', () => {
  const {
    trajectories_list: _,
    pressure_points_list: __,
    strength_tests_list: ___,
    risks_list: ____,
    risk_levels_list: _____,
    ...specified
  } = exampleMontage();
  const payload = savePayload(specified);
  expect(Object.keys(payload).toSorted()).toEqual(
    ['id', 'plan_summaries', 'reservoirs', 'sections', 'top_line'].toSorted(),
  );
  expect(Object.keys(payload.sections[0]!)).toEqual(
    expect.arrayContaining([
      'id',
      'diameter',
      'casing',
      'cement',
      'mud',
      'formations',
      'logging',
      'pressure_test',
    ]),
  );
  expect(payload.sections[0]!.logging).toHaveProperty('logging_runs_list');
  expect(payload.top_line).toHaveProperty('well_heads');
});
