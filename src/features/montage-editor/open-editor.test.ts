import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { getGetMontageQueryKey, getMontage, saveMontage } from '@/api/generated/endpoints/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { beginWithEmptyStorage } from '@/testing/editor-server';
import type { OpenEditor } from './create-editor';
import { openTabLock } from './drafts/open-tab-lock';
import { rename, wellName } from './editor-for-tests';
import { openEditor } from './open-editor';
import { serverMontageOf, type MontageAnswer } from './server-montage';

vi.mock(import('@/api/generated/endpoints/montage/montage'), async (original) => ({
  ...(await original()),
  getMontage: vi.fn(),
  saveMontage: vi.fn(),
}));
vi.mock('./saving/save-toasts', () => ({ toastSaved: () => {}, toastSaveFailed: () => {} }));

beginWithEmptyStorage();

const montageId = exampleMontage().id;
const queryKey = getGetMontageQueryKey(montageId);
let queryClient: QueryClient;
let editor: OpenEditor | null = null;

beforeEach(() => {
  queryClient = new QueryClient();
});
afterEach(async () => {
  vi.resetAllMocks();
  editor?.dispose();
  await editor?.closed;
  editor = null;
});

function answer(name: string, etag: string): MontageAnswer {
  const montage = exampleMontage();
  const data = { ...montage, top_line_item: { ...montage.top_line_item, well_name: name } };
  return { data, status: 200, headers: { etag } } as unknown as MontageAnswer;
}

/** What a screen renders from the cache. */
const cached = () => {
  const { montage, version } = serverMontageOf(queryClient.getQueryData<MontageAnswer>(queryKey)!);
  return [wellName(montage), version];
};

it('the cache has the montage that the editor loaded and saved', async () => {
  queryClient.setQueryData(queryKey, answer('Older', '"1"'), { updatedAt: Date.now() - 20_000 });
  vi.mocked(getMontage).mockResolvedValue(answer('Newer', '"2"'));
  editor = await openEditor({ montageId, userId: 'u1', queryClient });
  expect(wellName(editor.state().montage)).toBe('Newer');
  expect(cached()).toEqual(['Newer', '"2"']);

  vi.mocked(saveMontage).mockResolvedValue(answer('Mine', '"3"'));
  editor.edit(rename('Mine'));
  await editor.save();
  expect(saveMontage).toHaveBeenCalledWith(expect.anything(), { 'If-Match': '"2"' });
  expect(cached()).toEqual(['Mine', '"3"']);
});

it('a save keeps the sources of the montage in the cache', async () => {
  const sources = [{ entity_id: 'f1', field: 'formation_name' }] as never;
  const first = answer('First', '"1"');
  queryClient.setQueryData(queryKey, { ...first, data: { ...first.data, sources } });
  editor = await openEditor({ montageId, userId: 'u1', queryClient });
  vi.mocked(saveMontage).mockResolvedValue(answer('Mine', '"2"'));
  editor.edit(rename('Mine'));
  await editor.save();
  expect(queryClient.getQueryData<MontageAnswer>(queryKey)?.data.sources).toEqual(sources);
});

it('the editor gets what the query fetches, during opening and later', async () => {
  const fetchNow = (name: string, tag: string) =>
    queryClient.fetchQuery({ queryKey, queryFn: () => answer(name, tag), staleTime: 0 });
  queryClient.setQueryData(queryKey, answer('First', '"1"'));
  const opening = openEditor({ montageId, userId: 'u1', queryClient });
  await fetchNow('While it opens', '"2"');
  editor = await opening;
  expect(wellName(editor.state().montage)).toBe('While it opens');
  await fetchNow('Later', '"3"');
  expect(wellName(editor.state().montage)).toBe('Later');
});

it('opening uses fresh cached data, and older cached data offline', async () => {
  vi.mocked(getMontage).mockRejectedValue(new ApiError('There is no network.', { kind: 'network' }));
  queryClient.setQueryData(queryKey, answer('Fresh', '"1"'));
  editor = await openEditor({ montageId, userId: 'u1', queryClient });
  expect(getMontage).not.toHaveBeenCalled();
  editor.dispose();
  await editor.closed;

  queryClient.setQueryData(queryKey, answer('Older', '"2"'), { updatedAt: Date.now() - 20_000 });
  editor = await openEditor({ montageId, userId: 'u1', queryClient });
  expect(getMontage).toHaveBeenCalledOnce();
  expect(wellName(editor.state().montage)).toBe('Older');
});

it.each([
  ['with nothing to be had', () => vi.mocked(getMontage).mockRejectedValue(new Error('Nothing'))],
  [
    'with an answer that is no montage',
    () => vi.mocked(getMontage).mockResolvedValue({ data: null } as never),
  ],
])('opening that fails %s releases the montage', async (_, fail) => {
  fail();
  await expect(openEditor({ montageId, userId: 'u1', queryClient })).rejects.toThrow();
  const lock = await openTabLock(montageId);
  expect(lock.held()).toBe(true);
  lock.release();
});

describe('a tab that only reads', () => {
  interface ShownTab {
    editor: OpenEditor;
    name(): string | null | undefined;
    close(): Promise<void>;
  }

  /** As on the screen, which observes the query. */
  async function show(first: MontageAnswer): Promise<ShownTab> {
    const client = new QueryClient();
    client.setQueryData(queryKey, first);
    const opened = await openEditor({ montageId, userId: 'u1', queryClient: client });
    const observer = new QueryObserver<MontageAnswer>(client, {
      queryKey,
      queryFn: () => getMontage(montageId),
      staleTime: Infinity,
    });
    const end = observer.subscribe(() => {});
    return {
      editor: opened,
      name: () => wellName(opened.state().montage),
      async close() {
        end();
        opened.dispose();
        await opened.closed;
      },
    };
  }

  it('shows what another tab saved, as the server returns it', async () => {
    const edits = await show(answer('First', '"1"'));
    const reads = await show(answer('First', '"1"'));
    expect(reads.editor.state()).toMatchObject({ locked: 'other-tab', save: { status: 'saved' } });

    vi.mocked(saveMontage).mockResolvedValue(answer('Saved', '"2"'));
    vi.mocked(getMontage).mockResolvedValue(answer('At the server', '"2"'));
    edits.editor.edit(rename('Saved'));
    await edits.editor.save();
    await vi.waitFor(() => expect(reads.name()).toBe('At the server'));
    expect(reads.editor.state()).toMatchObject({ locked: 'other-tab', save: { status: 'saved' } });
    // The tab that saved does not load.
    expect([edits.name(), vi.mocked(getMontage).mock.calls.length]).toEqual(['Saved', 1]);
    await reads.close();
    await edits.close();
  });

  it('shows it after having edited before, and its unsaved work moves to the other tab', async () => {
    const gives = await show(answer('First', '"1"'));
    gives.editor.edit(rename('Unsaved'));
    vi.mocked(getMontage).mockResolvedValue(answer('First', '"1"'));
    const takes = await show(answer('First', '"1"'));
    takes.editor.takeOver();
    await vi.waitFor(() => expect(takes.editor.state().locked).toBeNull());
    expect([takes.name(), gives.name()]).toEqual(['Unsaved', 'First']);

    vi.mocked(saveMontage).mockResolvedValue(answer('Unsaved', '"2"'));
    vi.mocked(getMontage).mockResolvedValue(answer('Unsaved', '"2"'));
    await takes.editor.save();
    await vi.waitFor(() => expect(gives.name()).toBe('Unsaved'));
    expect(gives.editor.state()).toMatchObject({ locked: 'other-tab', stranded: null });
    await gives.close();
    await takes.close();
  });
});
