import type { DocumentReview } from '@/api/generated/model';
import { operations, type OperationId } from '@/api/generated/operations';
import { answerCall } from '@/backend/operations';
import type { Generation, Ports } from '@/backend/ports';
import { testClock } from '@/mocks/clock';
import { seededRandom } from '@/mocks/random';

/** Where a backend keeps what it has. */
export interface KeptBackend {
  kept: Pick<Ports, 'store' | 'files'>;
  /** Everything that is kept, as a list in any order, without what a read changes. */
  contents(): Promise<unknown[]>;
}

/** The e-mail address is the token of its person. */
export const colleague = 'colleague@north.example';
/** They made everything of the organisation, and belong to another one since. */
export const formerMember = 'former@north.example';
const stranger = 'stranger@south.example';
export const loner = 'loner@nowhere.example';

/** The people who may not see what belongs to the organisation. */
export const strangers = {
  'a person of another organisation': stranger,
  'a person of no organisation': loner,
  'the person who made it and has left': formerMember,
} as const;

/** In every text of the organisation, and in none of anyone else. */
export const secret = 'northern';
export const layoutId = `${secret}-layout`;

/** A call of an operation. */
export interface Asked {
  params?: Readonly<Record<string, string>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a form. */
  body?: unknown;
}

export interface Reply {
  status: number;
  text: string;
  headers: Headers;
}

/** What belongs to the organisation. */
export interface Belongings {
  montageId: string;
  generationId: string;
  entityTag: string;
}

export interface TwoOrganisations extends KeptBackend, Belongings {
  call(email: string, operation: OperationId, asked: Asked): Promise<Reply>;
}

const review: DocumentReview = {
  document: 'tops.csv',
  kind: 'text',
  refused: null,
  holds: [],
  pages: [],
  tables: [],
  values: [],
  unused: [],
  questions: [],
  well: null,
  wells: [],
  counts: true,
  decimal_sign: null,
  length_unit: null,
  reference: null,
  layout: null,
  fingerprint: { form: 'text', producer: null, tables: [] },
  corrections: [],
  table_kinds: [],
  notes: [],
};

/** An engine that answers with the names of the layouts that it is given. */
const engine: Generation = {
  generateMontage() {
    throw new Error('A generation was run.');
  },
  recogniseDocument: (_, __, { layouts = [] }) => {
    const holds = layouts.map(({ name }) => name);
    return Promise.resolve({
      kind: 'text',
      classification: null,
      because: null,
      holds,
      refused: null,
      not_understood: [],
      review: { ...review, holds },
    });
  },
  layoutCorrections: (corrections) => Promise.resolve([...corrections]),
};

export const formOf = (name: string): FormData => {
  const form = new FormData();
  form.append('files', new File(['Chalk,700\n'], name));
  return form;
};

export const layoutBody = {
  name: `Tops of ${secret} surveys`,
  fingerprint: { form: 'text', producer: null, tables: [] },
  corrections: [{ kind: 'table', at: { row: 1 }, is: 'tops' }],
};

/** A save in the form that a store may take at once. */
export const wholeSave = {
  sections: [],
  reservoirs: [],
  top_line: null,
  plan_summaries: [],
  trajectories: [],
  pressure_points: [],
  strength_tests: [],
  risks: [],
  risk_levels: [],
};

/** @param clockMs how much the clock of the backend is ahead. */
function portsOn(kept: KeptBackend['kept'], clockMs = 0): Ports {
  const clock = testClock();
  return {
    ...kept,
    identity: {
      emailOf: (token) => Promise.resolve(token),
      createAccount: (email) => Promise.resolve({ id: 'account', email }),
    },
    clock: { ...clock, now: () => clock.now() + clockMs },
    ids: seededRandom(1),
    generation: engine,
    // Generations wait, so that each test has one to stop.
    jobs: {
      runner: 'none',
      leaseMs: 1_000,
      jobWaits() {},
      generationChanged() {},
      nextChange: () => new Promise(() => {}),
    },
    readings: new Set([
      { email: colleague, document: `${secret}.pdf`, done: 1, of: 2, startedAt: 0, doneAt: 1 },
    ]),
    entityTags: true,
    checksAnswers: true,
    reportDefect(error) {
      throw error;
    },
  };
}

/** The status and the body; of a stream, its first frame. */
async function replyOf({ status, headers, body }: Response): Promise<Reply> {
  const isStream = headers.get('content-type') === 'text/event-stream';
  let text = '';
  for await (const piece of body ?? []) {
    text += Buffer.from(piece).toString();
    if (isStream && text.includes('data:')) break;
  }
  return { status, headers, text };
}

function callerOn(ports: Ports): TwoOrganisations['call'] {
  return async (email, operation, { params = {}, query = '', headers = {}, body }) => {
    const [method, template = ''] = operations[operation].split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
    const isJson = body !== undefined && !(body instanceof FormData);
    const request = new Request(`http://montage.example${path}${query}`, {
      method: method!,
      headers: {
        authorization: `Bearer ${email}`,
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    return replyOf(await answerCall(ports, operation, { request, params }));
  };
}

/** Another process on the same data, whose clock is wrong. */
export const processWithClock = (kept: KeptBackend['kept'], clockMs: number): TwoOrganisations['call'] =>
  callerOn(portsOn(kept, clockMs));

async function putPerson({ store }: Ports, email: string, organisation_id: string | null): Promise<void> {
  await store.transaction(({ users }) =>
    users.put({ id: email, email, organisation_id, component_access: [{ id: email, name: 'montage' }] }),
  );
}

/** A generation of a set that waits for a runner, with one event. Returns its id. */
export async function putGeneration(
  { store }: Pick<Ports, 'store'>,
  documentId: string,
  detail: string,
): Promise<string> {
  const id = `generation-of-${documentId}`;
  await store.transaction(async ({ generations }) => {
    await generations.put({
      id,
      document_id: documentId,
      started_by: colleague,
      organisation_id: null,
      drill_floor_m: null,
      vertical: true,
      started_time: '2026-01-01T00:00:00.000Z',
      state: 'waiting',
      runner: null,
      attempts: 0,
    });
    const data = { id: 'document-kinds', status: 'IN_PROGRESS' as const, detail };
    await generations.addEvent(id, { number: 1, event: { event: 'progress', data } });
  });
  return id;
}

/** A montage with a document, two versions and a generation that waits, and a layout; all of them of one organisation. */
export async function twoOrganisations({ kept, contents }: KeptBackend): Promise<TwoOrganisations> {
  const ports = portsOn(kept);
  const call = callerOn(ports);
  await ports.store.transaction(async ({ organisations }) => {
    for (const id of [secret, 'south']) await organisations.put({ id, name: id, created_time: null });
  });
  await putPerson(ports, colleague, secret);
  await putPerson(ports, formerMember, secret);
  await putPerson(ports, stranger, 'south');
  await putPerson(ports, loner, null);

  const made = async (operation: OperationId, asked: Asked): Promise<Reply> => {
    const reply = await call(formerMember, operation, asked);
    if (reply.status >= 300) throw new Error(`${operation}: ${reply.status} ${reply.text}`);
    return reply;
  };
  const upload = await made('uploadDocuments', {
    query: '?classifications=Other',
    body: formOf(`${secret}.csv`),
  });
  const { id: montageId } = JSON.parse(upload.text) as { id: string };
  const top_line = {
    well_name: `${secret} 7`,
    well_type: null,
    objective: null,
    location: null,
    field_name: secret,
    field_code: null,
    well_id: null,
    activity_id: null,
    afe_cost: null,
    days_planned: null,
    well_heads: [],
  };
  const { headers } = await made('saveMontage', { body: { ...wholeSave, id: montageId, top_line } });
  await made('saveLayout', { params: { layoutId }, body: layoutBody });
  const generationId = await putGeneration(kept, montageId, secret);
  await putPerson(ports, formerMember, 'south');
  return { kept, contents, call, montageId, generationId, entityTag: headers.get('etag')! };
}
