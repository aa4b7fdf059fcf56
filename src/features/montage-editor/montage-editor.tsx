import { useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { GenerationReport, ValueSource } from '@/api/generated/model';
import type { Finding } from '@/domain/checks/finding';
import { cellKey, type Cell } from '@/domain/montage/address';
import { isKickField, isStepFigure } from '@/domain/montage/catalogue';
import { setCell } from '@/domain/montage/cells';
import { CheckSettingsProvider } from './checks/check-settings';
import { FindingPanels } from './checks/finding-panel';
import { FindingsMenu } from './checks/findings-menu';
import { FindingsProvider } from './checks/use-findings';
import type { Editor } from './editor';
import { EditorProvider } from './editor-context';
import { EditorHeader } from './header/editor-header';
import { EditorNotices } from './header/editor-notices';
import { FindField } from './jump-bar/find-field';
import { JumpBar } from './jump-bar/jump-bar';
import { partIds, showPart } from './jump-bar/parts';
import styles from './montage-editor.module.css';
import { KickTolerancePart } from './kick-tolerance/kick-tolerance-part';
import { PicturePanel } from './pictures/picture-panel';
import { PlanEditor } from './plan/plan-editor';
import { PressuresPart } from './pressures/pressures-part';
import { PrintOnPaper } from './print/print-on-paper';
import { RisksPart } from './risks/risks-part';
import { ReservoirTable } from './reservoirs/reservoir-table';
import { AddSectionButton } from './sections/add-section-button';
import { SectionToolsProvider } from './sections/section-tools';
import { SectionsTable } from './sections/sections-table';
import { createSectionsLink } from './sections/sections-view';
import { boxOfCell } from './sources/cell-at';
import { SourceLegend } from './sources/source-legend';
import { SourcesProvider } from './sources/sources-provider';
import { TimeAndCostPart } from './time-and-cost/time-and-cost-part';
import { TopLineBand } from './top-line/top-line-band';
import { WellPathPart } from './well-path/well-path-part';
import { createWellboreLink } from './wellbore/wellbore-link';

type Jump = (cell: Cell, focus?: boolean) => void;

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
  const jumps = useRef<{
    topLine?: (field: string) => void;
    reservoir?: Jump;
    timeAndCost?: Jump;
    wellPath?: Jump;
    pressures?: Jump;
    kickTolerance?: Jump;
    risks?: Jump;
  }>({});
  const setTopLine = useCallback((jump: (field: string) => void) => {
    jumps.current.topLine = jump;
  }, []);
  const setReservoirs = useCallback((jump: Jump) => {
    jumps.current.reservoir = jump;
  }, []);
  const setTimeAndCost = useCallback((jump: Jump) => {
    jumps.current.timeAndCost = jump;
  }, []);
  const setWellPath = useCallback((jump: Jump) => {
    jumps.current.wellPath = jump;
  }, []);

  const setPressures = useCallback((jump: Jump) => {
    jumps.current.pressures = jump;
  }, []);

  const setKickTolerance = useCallback((jump: Jump) => {
    jumps.current.kickTolerance = jump;
  }, []);
  const setRisks = useCallback((jump: Jump) => {
    jumps.current.risks = jump;
  }, []);

  const show = useCallback(
    ({ at, field }: Cell, focus = true) => {
      if (at.of === 'section' && isTitle(field)) table.view()?.showSection(at.section);
      else if (at.of === 'stringPiece' || (at.of === 'section' && isKickField(field)))
        jumps.current.kickTolerance?.({ at, field }, focus);
      else if ('section' in at) table.view()?.jump({ at, field }, focus);
      else if (at.of === 'reservoir') jumps.current.reservoir?.({ at, field }, focus);
      else if (at.of === 'planStep' && isStepFigure(field)) jumps.current.timeAndCost?.({ at, field }, focus);
      else if (at.of === 'trajectory' || 'trajectory' in at) jumps.current.wellPath?.({ at, field }, focus);
      else if (at.of === 'pressurePoint' || at.of === 'strengthTest')
        jumps.current.pressures?.({ at, field }, focus);
      else if (at.of === 'risk') jumps.current.risks?.({ at, field }, focus);
      else if (at.of === 'planStep') showStep({ at, field }, focus);
      // Its values are in a form that has to open.
      else if (focus) jumps.current.topLine?.(field);
      else document.getElementById(partIds.topLine)?.scrollIntoView({ block: 'nearest' });
    },
    [table],
  );
  const jump = useCallback((cell: Cell) => show(cell), [show]);

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
        <CheckSettingsProvider>
          <SourcesProvider sources={sources} report={report ?? null}>
            <SectionToolsProvider onShow={showSection} onShowRisk={jump}>
              <div className={styles.frame}>
                <EditorHeader table={table} />
                <EditorNotices />
                {notice}
                <div id={partIds.topLine} tabIndex={-1} className={styles.part}>
                  <TopLineBand onReady={setTopLine} />
                </div>
                <JumpBar table={table} addSection={<AddSectionButton />}>
                  <FindField onShow={show} />
                  <FindingsMenu onJump={jump} onOffer={take} />
                </JumpBar>
                <div className={styles.columns}>
                  <PicturePanel link={link} onPaper={setOnPaper} />
                  <div className={styles.tables}>
                    <SourceLegend />
                    <SectionsTable onReady={table.setView} onStore={link.setTable} />
                    <div id={partIds.reservoirs} tabIndex={-1} className={styles.part}>
                      <ReservoirTable onReady={setReservoirs} />
                    </div>
                    <div id={partIds.wellPath} tabIndex={-1} className={styles.part}>
                      <WellPathPart onReady={setWellPath} />
                    </div>
                    <div id={partIds.pressures} tabIndex={-1} className={styles.part}>
                      <PressuresPart onReady={setPressures} />
                    </div>
                    <div id={partIds.kickTolerance} tabIndex={-1} className={styles.part}>
                      <KickTolerancePart onReady={setKickTolerance} />
                    </div>
                    <div id={partIds.risks} tabIndex={-1} className={styles.part}>
                      <RisksPart onReady={setRisks} />
                    </div>
                    <div id={partIds.plan} tabIndex={-1} className={styles.part}>
                      <PlanEditor />
                    </div>
                    <div id={partIds.timeAndCost} tabIndex={-1} className={styles.part}>
                      <TimeAndCostPart onReady={setTimeAndCost} />
                    </div>
                  </div>
                </div>
              </div>
              <FindingPanels onOffer={take} />
              <PrintOnPaper schematic={schematicOnPaper} />
            </SectionToolsProvider>
          </SourcesProvider>
        </CheckSettingsProvider>
      </FindingsProvider>
    </EditorProvider>
  );
}

/** Whether a field of a section is in its head instead of a cell. */
const isTitle = (field: string): boolean => field === 'diameter' || field === 'description';

function showStep({ at }: Cell, focus: boolean): void {
  const step = boxOfCell(cellKey({ at, field: 'title' }));
  step?.scrollIntoView({ block: 'nearest' });
  if (focus)
    (step?.querySelector<HTMLElement>('[data-edit]') ?? document.getElementById(partIds.plan))?.focus();
  if (!step) showPart('plan');
}
