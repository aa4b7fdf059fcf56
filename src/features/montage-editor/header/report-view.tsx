import { use } from 'react';
import { montageName } from '@/domain/montage-name';
import type { ReportReview } from '@/shared/sources/generation-report-dialog';
import { ReportDialog } from '@/shared/sources/report-dialog';
import { useEditor } from '../editor-context';
import { ReviewContext } from '../sources/review-context';
import { SourcesToolsContext } from '../sources/sources-context';

interface ReportViewProps {
  onClose: () => void;
}

/** The generation report of the montage, with the review of its documents if there is one. */
export function ReportView({ onClose }: ReportViewProps) {
  const { report } = use(SourcesToolsContext);
  const reviewed = use(ReviewContext);
  const editor = useEditor();
  if (!report) return null;
  const { top_line_item: topLine } = editor.state().montage;
  const dialog = (review: ReportReview) => (
    <ReportDialog
      report={report}
      review={review}
      well={montageName(topLine?.well_name, topLine?.field_name, topLine?.field_code)}
      onClose={onClose}
    />
  );
  if (!reviewed) return dialog({});
  return <reviewed.Review documentId={reviewed.documentId}>{dialog}</reviewed.Review>;
}
