import { useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { GenerationReport, ValueSource } from '@/api/generated/model';
import type { Finding } from '@/domain/checks/finding';
import type { Cell } from '@/domain/montage/address';
import { setCell } from '@/domain/montage/cells';
import { FindingsMenu } from './checks/findings-menu';
import { FindingsProvider } from './checks/use-findings';
import type { Editor } from './editor';
import { EditorProvider } from './editor-context';
import { EditorHeader } from './header/editor-header';
import { EditorNotices } from './header/editor-notices';
import { SaveButton } from './header/save-button';
import { JumpBar } from './jump-bar/jump-bar';
import styles from './montage-editor.module.css';
import { PicturePanel } from './pictures/picture-panel';
import { PlanEditor } from './plan/plan-editor';
import { PrintOnPaper } from './print/print-on-paper';
import { ReservoirTable } from './reservoirs/reservoir-table';
import { AddSectionButton } from './sections/add-section-button';
import { SectionToolsProvider } from './sections/section-tools';
import { SectionsTable } from './sections/sections-table';
import { createSectionsLink } from './sections/sections-view';
import { SourcesProvider } from './sources/sources-provider';
import { TopLineEditor } from './top-line/top-line-editor';
import { createWellboreLink } from './wellbore/wellbore-link';

type Jump = (cell: Cell) => void;

interface MontageEditorProps {
  editor: Editor;
  /** At the top: errors while the montage is open. */
  notice?: ReactNode;
  /** The sources of generated values, from the server; not part of the edited montage. */
  sources?: readonly ValueSource[] | undefined;
  report?: GenerationReport | undefined;
}

const noSources: readonly ValueSource[] = [];

/** The editor of one montage: all of it, edited in place. */
export function MontageEditor({ editor, notice, sources = noSources, report }: MontageEditorProps) {
  const [table] = useState(createSectionsLink);
  const jumpToReservoir = useRef<Jump>(null);
  const setReservoirs = useCallback((jump: Jump) => {
    jumpToReservoir.current = jump;
  }, []);

  const jump = useCallback(
    (cell: Cell) => {
      if ('section' in cell.at) table.view()?.jump(cell);
      else if (cell.at.of === 'reservoir') jumpToReservoir.current?.(cell);
      else document.getElementById(cell.at.of === 'planStep' ? 'plan-summary' : 'top-line')?.focus();
    },
    [table],
  );

  const showSection = useCallback((id: string) => table.view()?.showSection(id), [table]);

  const [link] = useState(createWellboreLink);
  useLayoutEffect(() => link.setJump(jump), [jump, link]);
  const schematicOnPaper = useRef<ComponentType>(null);
  const setOnPaper = useCallback((schematic: ComponentType | null) => {
    schematicOnPaper.current = schematic;
  }, []);

  const take = useCallback(
    ({ cell, offer }: Finding) => {
      if (offer) editor.edit((montage, newId) => setCell(montage, cell, String(offer.value), newId));
    },
    [editor],
  );

  return (
    <EditorProvider value={editor}>
      <FindingsProvider>
        <SourcesProvider sources={sources} report={report ?? null}>
          <SectionToolsProvider onShow={showSection}>
            <div className={styles.frame}>
              <EditorHeader />
              <EditorNotices />
              {notice}
              <div id="top-line" tabIndex={-1} className={styles.part}>
                <TopLineEditor />
              </div>
              <JumpBar table={table} addSection={<AddSectionButton />}>
                <FindingsMenu onJump={jump} onOffer={take} />
              </JumpBar>
              <div className={styles.columns}>
                <PicturePanel link={link} onPaper={setOnPaper} />
                <div className={styles.tables}>
                  <SectionsTable onReady={table.setView} onStore={link.setTable} />
                  <div id="reservoirs" tabIndex={-1} className={styles.part}>
                    <ReservoirTable onReady={setReservoirs} />
                  </div>
                  <div id="plan-summary" tabIndex={-1} className={styles.part}>
                    <PlanEditor />
                  </div>
                </div>
              </div>
              <SaveButton />
            </div>
            <PrintOnPaper schematic={schematicOnPaper} />
          </SectionToolsProvider>
        </SourcesProvider>
      </FindingsProvider>
    </EditorProvider>
  );
}
