import { IconQuote } from '@tabler/icons-react';
import { use, useState } from 'react';
import { montageName } from '@/domain/montage-name';
import type { ReportReview } from '@/shared/sources/generation-report-dialog';
import { ReportDialog } from '@/shared/sources/report-dialog';
import { SourceLegend } from '@/shared/sources/source-mark';
import { useEditor } from '../editor-context';
import { ReviewContext } from '../sources/review-context';
import { SourcesToolsContext } from '../sources/sources-context';
import controls from './controls.module.css';

/** Shows and hides source marks. Not rendered in a montage without sources, where it would do nothing. */
export function SourcesToggle() {
  const { hasSources, shown, toggle } = use(SourcesToolsContext);
  if (!hasSources) return null;
  return (
    <button
      type="button"
      className={controls.icon}
      title="Show sources"
      aria-label="Show sources"
      aria-pressed={shown}
      aria-keyshortcuts="Alt+Shift+Enter"
      onClick={toggle}
    >
      <IconQuote size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

/** The legend of the marks, while they show. */
export function ShownSources({ className }: { className: string | undefined }) {
  const { hasSources, shown, legend } = use(SourcesToolsContext);
  if (!hasSources || !shown) return null;
  return (
    <div className={className}>
      <SourceLegend only={legend} />
    </div>
  );
}

export function ReportButton() {
  const { report } = use(SourcesToolsContext);
  const reviewed = use(ReviewContext);
  const editor = useEditor();
  const [open, setOpen] = useState(false);
  if (!report) return null;
  const { top_line_item: topLine } = editor.state().montage;
  const dialog = (review: ReportReview) => (
    <ReportDialog
      report={report}
      review={review}
      well={montageName(topLine?.well_name, topLine?.field_name, topLine?.field_code)}
      onClose={() => setOpen(false)}
    />
  );
  return (
    <>
      <button type="button" className={controls.text} onClick={() => setOpen(true)}>
        Generation report
      </button>
      {open &&
        (reviewed ? (
          <reviewed.Review documentId={reviewed.documentId}>{dialog}</reviewed.Review>
        ) : (
          dialog({})
        ))}
    </>
  );
}
