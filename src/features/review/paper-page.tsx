import { memo } from 'react';
import type { ReviewPage } from '@/api/generated/model';
import styles from './page.module.css';

interface PaperPageProps {
  page: ReviewPage;
  width: number;
  height: number;
}

/** Of a line, what is below its letters. */
const descent = 0.22;

/** A page of a PDF: its words where they stand. A scan is shown as the picture that it is. */
export const PaperPage = memo(function PaperPage({ page, width, height }: PaperPageProps) {
  if (page.picture !== null)
    return <img className={styles.picture} src={page.picture} alt={`${page.name}, as scanned`} />;
  return (
    <svg
      className={styles.paper}
      width={width}
      height={height}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="group"
      aria-label={`Text of ${page.name}`}
    >
      {page.pieces.map(({ text, box }, index) => (
        <text
          key={index}
          x={box.x}
          y={box.y + box.height * (1 - descent)}
          fontSize={box.height * 0.92}
          textLength={box.width > 0 ? box.width : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
});
