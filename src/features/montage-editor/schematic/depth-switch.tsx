import type { DepthKind } from '@/domain/schematic/depth-axis';
import styles from './schematic-panel.module.css';

interface DepthSwitchProps {
  depth: DepthKind;
  onDepth: (depth: DepthKind) => void;
}

const kinds = [
  { kind: 'TVD', label: 'True vertical depth' },
  { kind: 'AHD', label: 'Along-hole depth' },
] as const;

/** What the scale measures. */
export function DepthSwitch({ depth, onDepth }: DepthSwitchProps) {
  return (
    <div role="group" aria-label="Scale of the schematic" className={styles.switch}>
      {kinds.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          className={styles.choice}
          aria-pressed={kind === depth}
          title={label}
          onClick={() => onDepth(kind)}
        >
          {kind}
        </button>
      ))}
    </div>
  );
}
