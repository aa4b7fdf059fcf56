import type { ReactNode } from 'react';
import type { Cell } from '@/domain/montage/address';
import { FindingsProvider } from '../checks/use-findings';
import { EditorProvider } from '../editor-context';
import type { StoryEditor } from '../header/story-editor';

/** One table of the editor in the space of the screen. */
export function TableStage({ editor, children }: { editor: StoryEditor; children: ReactNode }) {
  return (
    <EditorProvider value={editor}>
      <FindingsProvider>
        {/* Only on wide screens: a phone's table has almost all of its width. */}
        <div style={{ padding: 'clamp(0px, 100vw - 480px, 24px)' }}>{children}</div>
      </FindingsProvider>
    </EditorProvider>
  );
}

/** Cells of the example montage: tops by id, section ends and programmes by section. */
export const topCell = (section: string, id: string, field = 'true_vertical_depth_subsea'): Cell => ({
  at: { of: 'formation', section, id },
  field,
});
export const endCell = (section: string, field = 'true_vertical_depth_subsea'): Cell => ({
  at: { of: 'section', section },
  field,
});
export const programCell = (
  of: 'casing' | 'cement' | 'mud' | 'logging' | 'pressureTest',
  section: string,
  field: string,
): Cell => ({ at: { of, section }, field });
