import { useMemo, useRef, useState } from 'react';
import { riskClasses, type Level, type Risk, type RiskClass } from '@/domain/montage/montage';
import {
  matrixDrawing,
  matrixFrame,
  type MatrixCell,
  type MatrixOptions,
} from '@/domain/risks/matrix-drawing';
import { resetMatrix, setMatrix, type RiskMatrix } from '@/domain/risks/matrix';
import { riskNumber, risksByCell, type RiskFilter, type When } from '@/domain/risks/register';
import { SectionLabel } from '@/ui/section-label';
import { useEditor, useEditorState } from '../editor-context';
import { DrawingView } from '../schematic/drawing-view';
import { useTextWidth } from '../schematic/measure-text';
import { useWidth } from '../schematic/use-width';
import { LevelWords } from './level-words';
import styles from './risks-body.module.css';

interface RiskMatricesProps {
  matrix: RiskMatrix;
  /** Those that the register shows. */
  risks: readonly Risk[];
  filter: RiskFilter;
  cell: RiskFilter['cell'];
  onCell: (filter: RiskFilter, cell: RiskFilter['cell']) => void;
}

const titles: Readonly<Record<When, string>> = {
  before: 'BEFORE MITIGATION',
  after: 'AFTER MITIGATION',
};

/** The two matrices, and the mode in which their classes and words are edited. */
export function RiskMatrices({ matrix, risks, filter, cell, onCell }: RiskMatricesProps) {
  const editor = useEditor();
  const isKept = useEditorState(({ montage }) => montage.risk_levels_list !== undefined);
  const isChanged = useEditorState(({ montage }) => (montage.risk_levels_list?.length ?? 0) > 0);
  const locked = useEditorState((state) => state.locked !== null);
  const [asked, setEditing] = useState(false);
  const editing = asked && isKept && !locked;
  const setClass = (likelihood: Level, severity: Level, value: RiskClass) =>
    editor.edit((montage, newId) => setMatrix(montage, likelihood, `class_${severity}`, value, newId));
  return (
    <div className={styles.matrices}>
      <div className={styles.head}>
        <SectionLabel>RISK MATRIX</SectionLabel>
        {isKept && (
          <button
            type="button"
            className="small-button"
            aria-pressed={editing}
            disabled={locked}
            onClick={() => setEditing(!asked)}
          >
            Edit matrix
          </button>
        )}
        {editing && isChanged && (
          <button type="button" className="small-button" onClick={() => editor.edit(resetMatrix)}>
            Reset to default
          </button>
        )}
      </div>
      <p className={styles.hint}>
        {editing
          ? 'Click a cell to change its class, or move with the arrow keys and press L, M or H.'
          : 'Click a cell to show its risks only.'}
      </p>
      <div className={styles.pair}>
        {(['before', 'after'] as const).map((when) => (
          <Matrix
            key={when}
            when={when}
            matrix={matrix}
            risks={risks}
            editing={editing}
            chosen={cell?.when === when ? cell : undefined}
            onChoose={(likelihood, severity) => {
              const isChosen =
                cell?.when === when && cell.likelihood === likelihood && cell.severity === severity;
              onCell(filter, isChosen ? undefined : { when, likelihood, severity });
            }}
            onClass={setClass}
          />
        ))}
      </div>
      {editing && <LevelWords matrix={matrix} />}
    </div>
  );
}

interface MatrixProps {
  when: When;
  matrix: RiskMatrix;
  risks: readonly Risk[];
  editing: boolean;
  chosen: RiskFilter['cell'] | undefined;
  onChoose: (likelihood: Level, severity: Level) => void;
  onClass: (likelihood: Level, severity: Level, value: RiskClass) => void;
}

/** The size of the page's small text (--text-label), CSS px. */
const textSize = 11;
/** A cell is at least as high as a finger. */
const height = 300;

const keyClasses: Readonly<Record<string, RiskClass>> = { l: 'low', m: 'medium', h: 'high' };
const steps: Readonly<Record<string, readonly [likelihood: number, severity: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const nextClass = (of: RiskClass): RiskClass =>
  riskClasses[(riskClasses.indexOf(of) + 1) % riskClasses.length] ?? 'low';

/** The drawing of a matrix with a button over each of its cells. */
function Matrix({ when, matrix, risks, editing, chosen, onChoose, onClass }: MatrixProps) {
  const host = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  const textWidth = useTextWidth();
  // The cell that Tab reaches.
  const [current, setCurrent] = useState<string>('5 1');
  const laidOut = useMemo(() => {
    if (width === null) return null;
    const options: MatrixOptions = { width, height, textSize, line: 1, textWidth };
    return { drawing: matrixDrawing(matrix, risks, when, options), cells: matrixFrame(matrix, options) };
  }, [matrix, risks, textWidth, when, width]);
  const risksIn = useMemo(() => risksByCell(risks, matrix, when), [matrix, risks, when]);

  const onKeyDown = (event: React.KeyboardEvent, { likelihood, severity }: MatrixCell) => {
    const value = keyClasses[event.key.toLowerCase()];
    if (editing && value && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      onClass(likelihood, severity, value);
      return;
    }
    const [up, right] = steps[event.key] ?? [];
    if (up === undefined || right === undefined) return;
    event.preventDefault();
    const next = cellName(likelihood + up, severity + right);
    host.current?.querySelector<HTMLElement>(`[data-matrix-cell="${next}"]`)?.focus();
  };
  return (
    <div className={styles.matrix} role="group" aria-label={`Risk matrix ${titles[when].toLowerCase()}`}>
      <span className={styles.matrixTitle}>{titles[when]}</span>
      <div ref={host} className={styles.stage} style={{ height }}>
        {laidOut && <DrawingView drawing={laidOut.drawing} />}
        {laidOut?.cells.map((cell) => {
          const { likelihood, severity, x, y, width: across, height: down } = cell;
          const name = cellName(likelihood, severity);
          const judged = matrix.classOf(likelihood, severity);
          const numbers = risksIn(likelihood, severity).map(riskNumber).join(', ');
          const label = [
            `Likelihood ${likelihood} ${matrix.likelihoods[likelihood - 1]}`,
            `severity ${severity} ${matrix.severities[severity - 1]}`,
            judged,
            numbers || 'no risks',
          ];
          return (
            <button
              key={name}
              type="button"
              className={styles.cell}
              style={{ left: x, top: y, width: across, height: down }}
              data-matrix-cell={name}
              aria-label={label.join(', ')}
              aria-pressed={
                editing ? undefined : chosen?.likelihood === likelihood && chosen.severity === severity
              }
              tabIndex={name === current ? 0 : -1}
              onFocus={() => setCurrent(name)}
              onKeyDown={(event) => onKeyDown(event, cell)}
              onClick={() =>
                editing ? onClass(likelihood, severity, nextClass(judged)) : onChoose(likelihood, severity)
              }
            />
          );
        })}
      </div>
    </div>
  );
}

const cellName = (likelihood: number, severity: number): string => `${likelihood} ${severity}`;
