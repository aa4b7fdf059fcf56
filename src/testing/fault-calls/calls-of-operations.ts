import type { MutationFunction, QueryClient, QueryKey } from '@tanstack/react-query';
import { hasStatus } from '@/api/api-error';
import { errorMessage, uploadFailureMessage } from '@/api/error-message';
import {
  getCheckAccessQueryOptions,
  getCreateAccountMutationOptions,
} from '@/api/generated/endpoints/auth/auth';
import {
  getGetMontageQueryOptions,
  getListMontagesQueryOptions,
  getMontage,
  getVersion,
  listReadings,
  listVersions,
  getMoveMontageMutationOptions,
  nameVersion,
  recogniseDocument,
  saveMontage,
  stopGeneration,
  uploadDocuments,
} from '@/api/generated/endpoints/montage/montage';
import {
  getCreateOrganisationMutationOptions,
  getDeleteOrganisationMutationOptions,
  getListOrganisationsQueryOptions,
  getUpdateOrganisationMutationOptions,
} from '@/api/generated/endpoints/organisation/organisation';
import {
  correctDocument,
  deleteLayout,
  getDocumentReview,
  listDocuments,
  listLayouts,
  saveLayout,
} from '@/api/generated/endpoints/review/review';
import {
  getCreateUserMutationOptions,
  getListUsersQueryOptions,
  getUpdateUserMutationOptions,
} from '@/api/generated/endpoints/user/user';
import type { Montage } from '@/api/generated/model';
import type { OperationId } from '@/api/generated/operations';
import { generationEvents } from '@/api/generation-stream';
import { StreamError } from '@/api/stream-error';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { failureOf } from '@/features/montage-create/generation-failure';
import { failedWords, tooLargeWords } from '@/features/montage-create/preview-words';
import { createRecognitionQueue, fileId } from '@/features/montage-create/recognition-queue';
import { takeUp } from '@/features/montage-create/take-montage-file';
import { createEditor } from '@/features/montage-editor/create-editor';
import { serverMontageOf } from '@/features/montage-editor/server-montage';
import { rename } from '@/features/montage-editor/editor-for-tests';

/** The result of a call. */
export interface End {
  /** The message for the user; null if there is none. */
  readonly said: string | null;
  /** The thrown error; undefined if it is invisible from outside. */
  readonly thrown?: unknown;
}

export interface Begun {
  /** Undefined while it is pending. */
  end(): End | undefined;
  /** Whether the editor asks which of two versions is kept. */
  asks?(): boolean;
  stop?(): void;
}

type Begin = (client: QueryClient) => Begun;

/** A call that ends without further action, with or without an answer. */
function ending(work: Promise<unknown>, wordsOf: (thrown: unknown) => string | null = errorMessage): Begun {
  let end: End | undefined;
  work.then(
    () => (end = { said: null }),
    (thrown: unknown) => (end = { said: wordsOf(thrown), thrown }),
  );
  return { end: () => end };
}

const query =
  (options: { queryKey: QueryKey; queryFn?: unknown }): Begin =>
  (client) =>
    ending(client.fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]));

function mutation<Variables>(
  options: { mutationFn?: MutationFunction<unknown, Variables> },
  given: Variables,
): Begin {
  return (client) =>
    ending(client.getMutationCache().build(client, client.defaultMutationOptions(options)).execute(given));
}

const file = () => new File(['a'.repeat(16_000)], 'tops.csv', { lastModified: 1 });

function save(): Begun {
  let thrown: unknown;
  const editor = createEditor({
    server: { montage: exampleMontage(), version: '"1"' },
    save: async (payload, version) =>
      serverMontageOf(await saveMontage(payload, { 'If-Match': version ?? '' })),
    load: async () => serverMontageOf(await getMontage('7f3a19c0')),
    onError: (what) => (thrown = what),
  });
  // No click: it saves automatically.
  editor.edit(rename('Borealis-1'));
  return {
    end() {
      const now = editor.state().save;
      if (now.status === 'saved') return { said: null };
      return now.status === 'unsaved' && now.failure !== null ? { said: now.failure, thrown } : undefined;
    },
    asks: () => editor.state().conflict !== null,
    stop: () => editor.dispose(),
  };
}

function recognise(): Begun {
  const asked = file();
  let end: End | undefined;
  const queue = createRecognitionQueue({
    ask: (one, signal) => recogniseDocument({ file: one }, { signal }),
    onChange(previews) {
      const preview = previews.get(fileId(asked));
      if (!preview) end = { said: null };
      else if (preview.phase === 'failed') end = { said: failedWords };
      else if (preview.phase === 'too large') end = { said: tooLargeWords };
    },
  });
  queue.follow([asked]);
  return { end: () => end };
}

function importMontage(): Begun {
  let end: End | undefined;
  const opening = async () => {
    const taken = await takeUp(exampleMontage() as Montage, new AbortController().signal);
    end = { said: taken.ok ? null : taken.why };
  };
  void opening();
  return { end: () => end };
}

async function generate(): Promise<void> {
  const { signal } = new AbortController();
  for await (const event of generationEvents('7f3a19c0', { vertical: false }, { signal })) {
    if (event.event === 'complete') return;
  }
}

const organisation = { organisationId: 'org-1', data: { name: 'Lowland' } };
const user = { id: 'user-1', organisation_id: 'org-1', access: [] };

/** Optional operations are not missed if a server does not offer them. */
const wordsOfOptional = (thrown: unknown) => (hasStatus(thrown, 404) ? null : errorMessage(thrown));
const layout = {
  name: 'Tops of Lowland Surveys',
  fingerprint: { form: 'text', producer: null, tables: [] },
  corrections: [{ kind: 'table', at: { row: 1 }, is: 'tops' } as const],
};

/** How the application makes each call: by the generated hook's own options, or as the feature that owns it does. */
export const calls: Readonly<Record<OperationId, Begin>> = {
  createAccount: mutation(getCreateAccountMutationOptions(), {
    data: { email: 'kees@example.com', password: 'six-or-more' },
  }),
  checkAccess: query(getCheckAccessQueryOptions({ component: 'montage' })),
  listMontages: query(getListMontagesQueryOptions({ page: 1, page_size: 10 })),
  saveMontage: save,
  getMontage: query(getGetMontageQueryOptions('7f3a19c0')),
  moveMontage: mutation(getMoveMontageMutationOptions(), {
    montageId: '7f3a19c0',
    data: { folder: 'archive' },
  }),
  listVersions: () => ending(listVersions('7f3a19c0'), wordsOfOptional),
  getVersion: () => ending(getVersion('7f3a19c0', 1)),
  nameVersion: () => ending(nameVersion('7f3a19c0', 1, { name: 'Issued for approval' })),
  uploadDocuments: () =>
    ending(uploadDocuments({ files: [file()] }, { classifications: ['Other'] }), uploadFailureMessage),
  recogniseDocument: recognise,
  listReadings: () => ending(listReadings(), () => null),
  importMontage,
  generateMontage: () =>
    ending(generate(), (thrown) => (thrown instanceof StreamError ? failureOf(thrown).message : null)),
  stopGeneration: () => ending(stopGeneration('7f3a19c0'), () => null),
  listDocuments: () => ending(listDocuments('7f3a19c0'), wordsOfOptional),
  getDocumentReview: () => ending(getDocumentReview('7f3a19c0', 1), wordsOfOptional),
  correctDocument: () => ending(correctDocument('7f3a19c0', 1, { corrections: [] }), wordsOfOptional),
  listLayouts: () => ending(listLayouts(), wordsOfOptional),
  saveLayout: () => ending(saveLayout('lay-1', layout), wordsOfOptional),
  deleteLayout: () => ending(deleteLayout('lay-1'), wordsOfOptional),
  listOrganisations: query(getListOrganisationsQueryOptions()),
  createOrganisation: mutation(getCreateOrganisationMutationOptions(), { data: { name: 'Lowland' } }),
  updateOrganisation: mutation(getUpdateOrganisationMutationOptions(), organisation),
  deleteOrganisation: mutation(getDeleteOrganisationMutationOptions(), { organisationId: 'org-1' }),
  listUsers: query(getListUsersQueryOptions()),
  createUser: mutation(getCreateUserMutationOptions(), {
    data: { email: 'kees@example.com', organisation_id: 'org-1', access: [] },
  }),
  updateUser: mutation(getUpdateUserMutationOptions(), { userId: 'user-1', data: user }),
};
