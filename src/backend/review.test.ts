import { describe, expect, it } from 'vitest';
import type {
  DocumentCorrection,
  DocumentLayout,
  DocumentRecognition,
  DocumentReview,
  ErrorBody,
  Montage,
  StoredDocument,
} from '@/api/generated/model';
import { admin, engineer, newcomer, testClient, type TestClient } from '@/mocks/test-client';

const tops = 'Well name: Aurora-3\n\nZork,Plugh,Frotz\nChalk,700,x\nRotliegend,1400,y\n';
const saysTops: DocumentCorrection[] = [
  { kind: 'heading', at: { row: 3 } },
  { kind: 'table', at: { row: 3 }, is: 'tops' },
  { kind: 'column', at: { row: 3 }, column: 0, field: 'name' },
  { kind: 'column', at: { row: 3 }, column: 1, field: 'tvdSs', unit: 'm' },
];
const survey = 'MD (m),Inc (deg),Azi (deg)\n0,0,0\n1000,10,45\n2500,20,45\n';

const recognise = 'POST /v1/montage/recognise';
function form(field: string, texts: readonly string[], more: Record<string, string> = {}): FormData {
  const data = new FormData();
  texts.forEach((text, index) => data.append(field, new File([text], `document-${index + 1}.csv`)));
  for (const [name, value] of Object.entries(more)) data.append(name, value);
  return data;
}

async function upload({ call }: TestClient, texts: string[], more?: Record<string, string>): Promise<string> {
  const types = texts.map(() => 'classifications=Other').join('&');
  const { body } = await call<{ id: string }>(
    engineer,
    'POST',
    `/v1/montage/upload?${types}`,
    form('files', texts, more),
  );
  return body.id;
}

async function generatedTops({ open, call }: TestClient, id: string): Promise<(string | null)[]> {
  await (await open(engineer, 'GET', `/v1/montage/generate/${id}?vertical=false`)).text();
  const { body } = await call<Montage>(engineer, 'GET', `/v1/montage/${id}`);
  return body.sections_list.flatMap(({ formations_list }) =>
    formations_list.map((one) => one.formation_name),
  );
}

describe('the review of a document', () => {
  it('comes with its recognition, where it is asked for, under the corrections that come with it', async () => {
    const { call } = await testClient();
    const [method = '', path = ''] = recognise.split(' ');
    const plain = await call<DocumentRecognition>(engineer, method, path, form('file', [tops]));
    expect(plain.body.review).toBeUndefined();
    const fields = { review: 'true', pages: '1', corrections: JSON.stringify(saysTops) };
    const { body } = await call<DocumentRecognition>(engineer, method, path, form('file', [tops], fields));
    expect(body.holds).toContain('2 formation tops, 700 to 1,400 m TVD SS');
    expect(body.review).toMatchObject({ corrections: saysTops, tables: [{ kind: 'tops', used: true }] });
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['no list', '{}'],
    ['no correction', '[{"kind":"colour"}]'],
    ['more than a correction', '[{"kind":"heading","at":{"row":1},"colour":"red"}]'],
  ])('is refused under what is %s', async (_, corrections) => {
    const { call } = await testClient();
    const [method = '', path = ''] = recognise.split(' ');
    expect(
      (await call<ErrorBody>(engineer, method, path, form('file', [tops], { corrections }))).status,
    ).toBe(422);
  });

  it('of a stored document is that under the corrections that are stored with it', async () => {
    const client = await testClient();
    const { call } = client;
    const id = await upload(client, [survey, tops]);
    const path = `/v1/documents/${id}`;
    expect((await call<DocumentReview>(engineer, 'GET', `${path}/2/review`)).body.tables).toEqual([]);
    const { body } = await call<DocumentReview>(engineer, 'PUT', `${path}/2/review`, {
      corrections: saysTops,
    });
    expect(body.tables).toMatchObject([{ kind: 'tops', used: true }]);
    expect((await call<DocumentReview>(engineer, 'GET', `${path}/2/review?pages=1`)).body).toEqual(body);
    const { body: list } = await call<StoredDocument[]>(engineer, 'GET', path);
    expect(list.map(({ number, name, corrections_count }) => [number, name, corrections_count])).toEqual([
      [1, 'document-1.csv', 0],
      [2, 'document-2.csv', 4],
    ]);
    for (const wrong of [`${path}/3/review`, '/v1/documents/none', '/v1/documents/none/1/review'])
      expect((await call(engineer, 'GET', wrong)).status).toBe(404);
    expect((await call(newcomer, 'GET', path)).status).toBe(403);
  });
});

describe('corrections', () => {
  it('that are uploaded or stored hold in every generation', async () => {
    const client = await testClient();
    const uploaded = await upload(client, [survey, tops], { corrections: JSON.stringify([[], saysTops]) });
    expect(await generatedTops(client, uploaded)).toEqual(['Chalk', 'Rotliegend']);
    const later = await upload(client, [survey, tops]);
    await client.call(engineer, 'PUT', `/v1/documents/${later}/2/review`, { corrections: saysTops });
    expect(await generatedTops(client, later)).toEqual(['Chalk', 'Rotliegend']);
  });

  it('of an upload are a list for each file', async () => {
    const { call } = await testClient();
    const sent = form('files', [survey, tops], { corrections: JSON.stringify([saysTops]) });
    const query = 'classifications=Other&classifications=Other';
    const { status, body } = await call<ErrorBody>(engineer, 'POST', `/v1/montage/upload?${query}`, sent);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('2 files and 1 lists')]);
  });
});

it('asks what only the documents together leave open, until it is answered', async () => {
  const client = await testClient();
  const { call } = client;
  const named = (well: string, text: string) => `Well name: ${well}\n\n${text}`;
  const picks = 'Formation,TVD SS (m)\nChalk,700\nRotliegend,1400\n';
  const id = await upload(client, [named('NO 15/9-F-12', survey), named('Volve pilot 2', picks)]);
  await generatedTops(client, id);
  const { body: list } = await call<StoredDocument[]>(engineer, 'GET', `/v1/documents/${id}`);
  const asked = list.find(({ open_questions }) => open_questions !== null && open_questions > 0);
  expect(asked).toBeDefined();
  const path = `/v1/documents/${id}/${asked!.number}/review`;
  const { body: review } = await call<DocumentReview>(engineer, 'GET', path);
  const [question] = review.questions;
  expect(question!.text).toMatch(/is that the same well/);
  const { corrections } = question!.answers[0]!;
  const { body: answered } = await call<DocumentReview>(engineer, 'PUT', path, { corrections });
  expect(answered.questions).toEqual([]);
});

describe('layouts', () => {
  const [method = '', path = ''] = recognise.split(' ');
  const taught = async ({ call }: TestClient) => {
    const fields = { review: 'true', corrections: JSON.stringify(saysTops) };
    const { body } = await call<DocumentRecognition>(engineer, method, path, form('file', [tops], fields));
    return { name: ' Lowland ', fingerprint: body.review!.fingerprint, corrections: saysTops };
  };

  it('are kept for the organisation, and later documents are read under them and counted', async () => {
    const client = await testClient();
    const { call } = client;
    const saved = await call<DocumentLayout>(engineer, 'PUT', '/v1/layouts/lay-1', await taught(client));
    expect(saved).toMatchObject({ status: 200, body: { id: 'lay-1', name: 'Lowland', used_count: 0 } });

    const next = tops.replace('Chalk', 'Ekofisk');
    const { body } = await call<DocumentRecognition>(
      engineer,
      method,
      path,
      form('file', [next], { review: 'true' }),
    );
    expect(body.review).toMatchObject({ layout: { id: 'lay-1', name: 'Lowland' }, corrections: [] });

    const id = await upload(client, [survey, next]);
    expect(await generatedTops(client, id)).toEqual(['Ekofisk', 'Rotliegend']);
    await generatedTops(client, id);
    const { body: list } = await call<DocumentLayout[]>(engineer, 'GET', '/v1/layouts');
    expect(list).toMatchObject([{ id: 'lay-1', used_count: 1 }]);
    const { body: montage } = await call<Montage>(engineer, 'GET', `/v1/montage/${id}`);
    expect(montage.generation_report?.decisions.join(' ')).toContain('read as the layout "Lowland" says');

    for (const _ of ['there', 'gone'])
      expect((await call(engineer, 'DELETE', '/v1/layouts/lay-1')).status).toBe(204);
    expect((await call<DocumentLayout[]>(engineer, 'GET', '/v1/layouts')).body).toEqual([]);
  });

  it('are those of one organisation alone', async () => {
    const client = await testClient();
    const { call, world } = client;
    const layout = await taught(client);
    await call(engineer, 'PUT', '/v1/layouts/lay-1', layout);
    await world.db.transaction(async () => {
      await world.db.users.update((q) => q.where({ email: admin }), {
        data: (draft) => void (draft.organisation_id = 'org-elsewhere'),
      });
    });
    expect((await call(admin, 'GET', '/v1/layouts')).body).toEqual([]);
    expect((await call(admin, 'PUT', '/v1/layouts/lay-1', layout)).status).toBe(404);
    await call(admin, 'DELETE', '/v1/layouts/lay-1');
    expect((await call<DocumentLayout[]>(engineer, 'GET', '/v1/layouts')).body).toHaveLength(1);
  });

  it('are refused without a name, or where nothing of them holds for other documents', async () => {
    const client = await testClient();
    const layout = await taught(client);
    const put = (body: unknown) => client.call(engineer, 'PUT', '/v1/layouts/lay-1', body);
    expect((await put({ ...layout, name: '  ' })).status).toBe(422);
    const corrections: DocumentCorrection[] = [{ kind: 'document', well: 'Aurora-3' }];
    expect((await put({ ...layout, corrections })).status).toBe(422);
  });
});
