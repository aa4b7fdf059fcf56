import { memo } from 'react';
import type { ReviewPage } from '@/api/generated/model';
import styles from './page.module.css';

interface PaperPageProps {
  page: ReviewPage;
  width: number;
  height: number;
}

/** The part of a line below its letters. */
const descent = 0.22;
/** A word of a scan with a lower confidence is outlined: words of clear print have some 0.9. */
const sure = 0.8;

/**
 * A page as it is printed or scanned, with its words over the picture, where they can be selected. Without a picture the
 * words are drawn where they are.
 */
export const PaperPage = memo(function PaperPage({ page, width, height }: PaperPageProps) {
  const { name, picture, pieces } = page;
  return (
    <>
      {picture !== null && <img className={styles.picture} src={picture} alt={`${name}, as it is`} />}
      <svg
        className={styles.paper}
        data-over={picture !== null || undefined}
        width={width}
        height={height}
        viewBox={`0 0 ${page.width} ${page.height}`}
        role="group"
        aria-label={`Text of ${name}`}
      >
        {pieces.map(({ text, box, confidence }, index) => (
          <text
            key={index}
            x={box.x}
            y={box.y + box.height * (1 - descent)}
            fontSize={box.height * 0.92}
            textLength={box.width > 0 ? box.width : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {text}
            {confidence !== null && (
              <title>{`${text}, read from the picture with ${Math.round(confidence * 100)} % confidence`}</title>
            )}
          </text>
        ))}
        {pieces.map(({ box, confidence }, index) =>
          confidence === null ? null : (
            <rect
              key={index}
              className={styles.word}
              data-unsure={confidence < sure || undefined}
              {...box}
              vectorEffect="non-scaling-stroke"
            />
          ),
        )}
      </svg>
    </>
  );
});
