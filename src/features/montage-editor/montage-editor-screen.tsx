import { useMemo, useSyncExternalStore } from 'react';
import { isUnanswered } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { getGetMontageQueryKey } from '@/api/generated/endpoints/montage/montage';
import { SavedCopyNotice } from '@/shared/saved-copies/saved-copy-notice';
import { useSavedCopy } from '@/shared/saved-copies/use-saved-copy';
import { InUnits } from '@/shared/units/in-units';
import { Page } from '@/ui/page';
import { ErrorBox } from '@/ui/states';
import type { Editor } from './editor';
import { EditorProvider } from './editor-context';
import { EmptyMontage } from './empty-montage';
import { MontageEditor } from './montage-editor';
import { MontageEditorPending } from './montage-editor-pending';
import { isEmpty } from './saving/check-montage';
import type { MontageOrigin } from './server-montage';
import { SectionToolsProvider } from './sections/section-tools';
import { ReviewContext, type MontageReview } from './sources/review-context';
import { useEditorOfMontage } from './use-editor-of-montage';
import { HistoryContext } from './versions/history-context';

interface MontageEditorScreenProps {
  montageId: string;
  /** Without it, the generation report has no link to a review. */
  Review?: MontageReview;
}

export function MontageEditorScreen({ montageId, Review }: MontageEditorScreenProps) {
  const { editor, origin, question, error } = useEditorOfMontage(montageId);
  const copiedAt = useSavedCopy(getGetMontageQueryKey(montageId));
  // Waits for the draft in this browser: without it the editor would show an older state.
  if (!editor) return <MontageEditorPending />;
  return (
    <>
      <Opened
        montageId={montageId}
        editor={editor}
        origin={origin}
        Review={Review ?? null}
        notice={noticeOf(copiedAt, error)}
      />
      {question}
    </>
  );
}

/** A copy says why it is one; the failure of the next attempt would say it again. */
function noticeOf(copiedAt: number | null, error: unknown) {
  if (error != null && !(copiedAt !== null && isUnanswered(error)))
    return <ErrorBox>Error loading montage. {errorMessage(error)}</ErrorBox>;
  if (copiedAt === null) return null;
  return (
    <SavedCopyNotice at={copiedAt}>
      Changes are kept in this browser and saved when the server answers again.
    </SavedCopyNotice>
  );
}

interface OpenedProps {
  montageId: string;
  editor: Editor;
  origin: MontageOrigin;
  Review: MontageReview | null;
  notice: React.ReactNode;
}

function Opened({ montageId, editor, origin, Review, notice }: OpenedProps) {
  const empty = useSyncExternalStore(editor.subscribe, () => isEmpty(editor.state().montage));
  const review = useMemo(() => Review && { Review, documentId: montageId }, [Review, montageId]);
  const { id } = editor.state().montage;
  if (!empty) {
    return (
      <ReviewContext value={review}>
        <HistoryContext value={montageId}>
          <InUnits>
            <MontageEditor editor={editor} notice={notice} {...origin} />
          </InUnits>
        </HistoryContext>
      </ReviewContext>
    );
  }
  return (
    <Page title={`Montage ${id.trim() || 'N/A'}`}>
      {notice}
      <EditorProvider value={editor}>
        <SectionToolsProvider>
          <EmptyMontage montageId={montageId} />
        </SectionToolsProvider>
      </EditorProvider>
    </Page>
  );
}
