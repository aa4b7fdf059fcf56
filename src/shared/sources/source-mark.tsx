import type { ComponentProps } from 'react';
import styles from './source-mark.module.css';
import { markWords, type Mark } from './source-words';

const Sign = ({ mark }: { mark: Mark }) => <span className={styles.sign} data-mark={mark} aria-hidden />;

/**
 * The mark in the corner of a value whose box is positioned. Only for the pointer: a key opens the same panel, and the value's
 * description says so. The parent listens for clicks on `[data-source-mark]`.
 */
export const SourceCorner = ({ mark }: { mark: Mark }) => (
  <span className={styles.corner} data-source-mark={mark} title={markWords[mark]} aria-hidden>
    <Sign mark={mark} />
  </span>
);

interface SourceButtonProps extends Pick<
  ComponentProps<'button'>,
  'onClick' | 'tabIndex' | 'aria-label' | 'ref'
> {
  mark: Mark;
}

/** The mark as a button of its own, next to a value outside of any table's keyboard grid. */
export const SourceButton = ({ mark, ...button }: SourceButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-source-mark={mark}
    title={markWords[mark]}
    aria-haspopup="dialog"
    {...button}
  >
    <Sign mark={mark} />
  </button>
);

/** The legend of the marks. */
export function SourceLegend({ only }: { only: readonly Mark[] }) {
  return (
    <ul className={styles.legend} aria-label="What the marks mean">
      {only.map((mark) => (
        <li key={mark}>
          <Sign mark={mark} />
          {markWords[mark]}
        </li>
      ))}
    </ul>
  );
}
