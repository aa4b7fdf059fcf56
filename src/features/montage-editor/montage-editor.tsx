import { useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { GenerationReport, ValueSource } from '@/api/generated/model';
import type { Finding } from '@/domain/checks/finding';
import type { Cell } from '@/domain/montage/address';
import { setCell } from '@/domain/montage/cells';
import { LiveChecksPanel } from './checks/checks-panel';
import { FindingsProvider } from './checks/use-findings';
import type { Editor } from './editor';
import { EditorProvider } from './editor-context';
import { EditorFrame } from './header/editor-frame';
import styles from './montage-editor.module.css';
import { PlanEditor } from './plan/plan-editor';
import { PrintOnPaper } from './print/print-on-paper';
import { ReservoirTable } from './reservoirs/reservoir-table';
import { SchematicPlace } from './schematic/schematic-place';
import { SectionsTable } from './sections/sections-table';
import { SourcesProvider } from './sources/sources-provider';
import { TopLineEditor } from './top-line/top-line-editor';
import { createWellboreLink } from './wellbore/wellbore-link';
import { WellborePanel } from './wellbore/wellbore-panel';

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
  const jumps = useRef<{ sections?: Jump; reservoirs?: Jump }>({});
  const setSections = useCallback((jump: Jump) => {
    jumps.current.sections = jump;
  }, []);
  const setReservoirs = useCallback((jump: Jump) => {
    jumps.current.reservoirs = jump;
  }, []);

  const jump = useCallback((cell: Cell) => {
    if ('section' in cell.at) jumps.current.sections?.(cell);
    else if (cell.at.of === 'reservoir') jumps.current.reservoirs?.(cell);
    else document.getElementById(cell.at.of === 'planStep' ? 'plan-summary' : 'top-line')?.focus();
  }, []);

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
          <EditorFrame>
            {notice}
            <WellborePanel link={link} />
            <div className={styles.top}>
              <div id="top-line" tabIndex={-1} className={styles.part}>
                <TopLineEditor />
              </div>
              <LiveChecksPanel onJump={jump} onOffer={take} />
            </div>
            <SchematicPlace link={link} onPaper={setOnPaper}>
              <SectionsTable onReady={setSections} onStore={link.setTable} />
            </SchematicPlace>
            <ReservoirTable onReady={setReservoirs} />
            <div id="plan-summary" tabIndex={-1} className={styles.part}>
              <PlanEditor />
            </div>
          </EditorFrame>
          <PrintOnPaper schematic={schematicOnPaper} />
        </SourcesProvider>
      </FindingsProvider>
    </EditorProvider>
  );
}
