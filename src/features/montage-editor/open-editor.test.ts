import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { etagOf, rememberEntityTag } from '@/api/entity-tag';
import { getGetMontageQueryKey, getMontage, saveMontage } from '@/api/generated/endpoints/montage/montage';
import type { Montage } from '@/api/generated/model';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { beginWithEmptyStorage } from '@/testing/editor-server';
import type { OpenEditor } from './create-editor';
import { openTabLock } from './drafts/open-tab-lock';
import { rename, wellName } from './editor-for-tests';
import { openEditor } from './open-editor';
import { withoutOrigin } from './sources/montage-origin';

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
  queryClient = new QueryClient({ defaultOptions: { queries: { structuralSharing: false } } });
});
afterEach(async () => {
  vi.resetAllMocks();
  editor?.dispose();
  await editor?.closed;
  editor = null;
});

function answer(name: string, tag: string): Montage {
  const montage = exampleMontage();
  const named = { ...montage, top_line_item: { ...montage.top_line_item, well_name: name } };
  rememberEntityTag(named, tag);
  return named as unknown as Montage;
}

/** As the screen does whenever the cache has something. */
function tellOfCache(): void {
  const data = queryClient.getQueryData<Montage>(queryKey)!;
  editor?.serverHas({ montage: withoutOrigin(data), version: etagOf(data) });
}

it('what it has loaded anew is not put back to what the cache had before', async () => {
  queryClient.setQueryData(queryKey, answer('Older', '"1"'), { updatedAt: Date.now() - 20_000 });
  vi.mocked(getMontage).mockResolvedValue(answer('Newer', '"2"'));
  editor = await openEditor({ montageId, userId: 'u1', queryClient });
  expect(wellName(editor.state().montage)).toBe('Newer');
  tellOfCache();
  expect(wellName(editor.state().montage)).toBe('Newer');

  vi.mocked(saveMontage).mockResolvedValue(answer('Mine', '"3"'));
  editor.edit(rename('Mine'));
  await editor.save();
  expect(saveMontage).toHaveBeenCalledWith(expect.anything(), { 'If-Match': '"2"' });
});

it('what the cache has just had is not asked for again, nor what there is no network for', async () => {
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
  ['with an answer that is no montage', () => vi.mocked(getMontage).mockResolvedValue(null as never)],
])('that fails %s, it leaves the montage to others', async (_, fail) => {
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

  /** As the screen has it: the query is watched, and the editor told of what it has. */
  async function show(first: Montage): Promise<ShownTab> {
    const client = new QueryClient({ defaultOptions: { queries: { structuralSharing: false } } });
    client.setQueryData(queryKey, first);
    const opened = await openEditor({ montageId, userId: 'u1', queryClient: client });
    const observer = new QueryObserver<Montage>(client, {
      queryKey,
      queryFn: () => getMontage(montageId),
      staleTime: Infinity,
    });
    const end = observer.subscribe(({ data }) => {
      if (data) opened.serverHas({ montage: withoutOrigin(data), version: etagOf(data) });
    });
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

  it('shows what the one that edits has saved, as the server has it', async () => {
    const edits = await show(answer('First', '"1"'));
    const reads = await show(answer('First', '"1"'));
    expect(reads.editor.state()).toMatchObject({ locked: 'other-tab', save: { status: 'saved' } });

    vi.mocked(saveMontage).mockResolvedValue(answer('Saved', '"2"'));
    vi.mocked(getMontage).mockResolvedValue(answer('At the server', '"2"'));
    edits.editor.edit(rename('Saved'));
    await edits.editor.save();
    await vi.waitFor(() => expect(reads.name()).toBe('At the server'));
    expect(reads.editor.state()).toMatchObject({ locked: 'other-tab', save: { status: 'saved' } });
    // The one that has saved knows what it has.
    expect([edits.name(), vi.mocked(getMontage).mock.calls.length]).toEqual(['Saved', 1]);
    await reads.close();
    await edits.close();
  });

  it('shows it also where it has edited before, and what it had unsaved goes along', async () => {
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
