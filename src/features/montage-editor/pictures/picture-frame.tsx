import type { ReactNode, Ref } from 'react';
import { LoadFailed } from './load-failed';
import styles from './picture-frame.module.css';

interface PictureFrameProps {
  ref: Ref<HTMLElement>;
  /** Its name for assistive technology and in messages. */
  name: string;
  /** In the line above the picture, on the left. */
  tools: ReactNode;
  /** In the same line on the right: what all pictures have. */
  corner?: ReactNode;
  failed: boolean;
  onRetry: () => void;
  /** The picture; null while it loads. */
  children: ReactNode;
}

/** One picture with the line above it. It always says what it is doing: loading, or failed with a second try. */
export function PictureFrame({ ref, name, tools, corner, failed, onRetry, children }: PictureFrameProps) {
  return (
    <section ref={ref} className={styles.picture} aria-label={name}>
      <div className={styles.tools}>
        {tools}
        <div className={styles.corner}>{corner}</div>
      </div>
      {children}
      {!children && (
        <div className={styles.wait}>
          {failed ? (
            <LoadFailed what={`The ${inSentence(name)}`} onRetry={onRetry} />
          ) : (
            <p>{`Loading the ${inSentence(name)}...`}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** `3D VISUALISATION` as it reads within a sentence. */
const inSentence = (name: string): string => name.toLowerCase().replace(/^3d/, '3D');
