import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Cell } from '@/domain/montage/address';
import { moveSection, removeSection, type SectionPlace } from '@/domain/montage/section-edits';
import { quantity, sectionName } from '@/domain/montage/words';
import { lazyDialog } from '@/ui/lazy-dialog';
import { useEditor } from '../editor-context';
import { toastWithUndo } from '../undo-toast';
import { useAnnouncement } from '../use-announcement';
import type { OpenSectionDialog } from './section-dialog-props';

/** The actions on whole sections, for the menus of the table, the jump bar and the empty montage. */
interface SectionTools {
  /** Asks for the new section. */
  add(place: SectionPlace): void;
  edit(section: string): void;
  split(section: string): void;
  move(section: string, direction: 'up' | 'down'): void;
  remove(section: string): void;
  /** Adds a risk of the section to the register. */
  addRisk(section: string): void;
}

const nothing = () => undefined;
const SectionToolsContext = createContext<SectionTools>({
  add: nothing,
  edit: nothing,
  split: nothing,
  move: nothing,
  remove: nothing,
  addRisk: nothing,
});

/** Does nothing without a `SectionToolsProvider` above. */
export const useSectionTools = (): SectionTools => use(SectionToolsContext);

const SectionDialogs = lazyDialog({ title: 'Section', what: 'The form' }, () => import('./section-dialogs'));

interface SectionToolsProviderProps {
  /** Scrolls to a section that was added or moved. */
  onShow?: (section: string) => void;
  /** Moves the cursor to a risk that was added. */
  onShowRisk?: (cell: Cell) => void;
  children: ReactNode;
}

/** The actions on whole sections with their dialogs and announcements, once for the editor. */
export function SectionToolsProvider({ onShow, onShowRisk, children }: SectionToolsProviderProps) {
  const editor = useEditor();
  const [announcement, announce] = useAnnouncement();
  const [dialog, setDialog] = useState<OpenSectionDialog | null>(null);

  const finish = useCallback(
    (words: string, section: string | null) => {
      announce(words);
      if (section === null) return focusAfter(addButton);
      // The table has a new section after its next render.
      requestAnimationFrame(() => {
        onShow?.(section);
        focusAfter(menuOf(section));
      });
    },
    [announce, onShow],
  );

  const tools = useMemo<SectionTools>(() => {
    const open = (next: OpenSectionDialog) => !editor.state().locked && setDialog(next);
    return {
      add: (place) => open({ kind: 'add', place }),
      edit: (section) => open({ kind: 'edit', section }),
      split: (section) => open({ kind: 'split', section }),
      move(section, direction) {
        if (!editor.edit((montage) => moveSection(montage, section, direction))) return;
        finish(`Moved ${direction}: it is now ${sectionName(editor.state().montage, section)}.`, section);
      },
      remove(section) {
        const { sections_list: sections } = editor.state().montage;
        const index = sections.findIndex(({ id }) => id === section);
        const name = sectionName(editor.state().montage, section);
        const formations = sections[index]?.formations_list.length ?? 0;
        if (!editor.edit((montage) => removeSection(montage, section))) return;
        const what = formations === 0 ? name : `${name} with ${quantity(formations, 'formation')}`;
        finish(`${what} was removed.`, (sections[index + 1] ?? sections[index - 1])?.id ?? null);
        toastWithUndo(`${what} was removed.`, editor);
      },
      async addRisk(section) {
        // The rules of the register load with it.
        const { addRisk } = await import('@/domain/risks/register');
        let id = '';
        if (editor.edit((montage, newId) => addRisk(montage, section, () => (id = newId()))))
          onShowRisk?.({ at: { of: 'risk', id }, field: 'risk' });
      },
    };
  }, [editor, finish, onShowRisk]);

  const close = () => {
    const section = dialog && 'section' in dialog ? dialog.section : null;
    setDialog(null);
    focusAfter(section === null ? addButton : menuOf(section));
  };
  return (
    <SectionToolsContext value={tools}>
      {children}
      <span className="visually-hidden" role="status">
        <span key={announcement.turn}>{announcement.text}</span>
      </span>
      {dialog &&
        createPortal(
          <SectionDialogs
            dialog={dialog}
            onClose={close}
            onDone={(words, section) => {
              setDialog(null);
              finish(words, section);
            }}
          />,
          document.body,
        )}
    </SectionToolsContext>
  );
}

const menuOf = (section: string) => `[data-section-menu="${CSS.escape(section)}"]`;
const addButton = '[data-add-section]';

/** In the second frame: the first one draws a section that was out of view. */
const focusAfter = (selector: string): void =>
  void requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    ),
  );
