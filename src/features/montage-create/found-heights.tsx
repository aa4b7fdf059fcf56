import { isSameHeight, type Found } from './found-inputs';
import { Documents, FoundLine, FoundLines } from './found-lines';
import { formatHeight } from './number-format';

interface FoundHeightsProps {
  /** The height in the field, m. */
  heightM: number | null;
  heights: readonly Found<number>[];
  isReading: boolean;
  /** Whether every document was read and none gives a height. */
  isMissing: boolean;
  onUse(heightM: number): void;
}

/** The heights that the documents give: to take one, or to question another entry. */
export function FoundHeights({ heightM, heights, isReading, isMissing, onUse }: FoundHeightsProps) {
  return (
    <FoundLines
      isReading={isReading && heightM === null}
      nothing={
        isMissing && heightM === null
          ? 'No document gives it. Without it, depths below sea level and below the drill floor do not follow from each other.'
          : null
      }
    >
      {heights.map((found) => {
        const { value, sources } = found;
        const agrees = heightM !== null && isSameHeight(heightM, value);
        const words = formatHeight(value);
        const where = <Documents sources={sources} />;
        return (
          <FoundLine
            key={value}
            standing={heightM === null ? 'offered' : agrees ? 'agrees' : 'differs'}
            found={found}
            value={words}
            onUse={() => onUse(value)}
          >
            {heightM === null ? (
              <>
                <strong>{words}</strong> in {where}
              </>
            ) : agrees ? (
              <>As in {where}</>
            ) : (
              <>
                {where} {sources.length === 1 ? 'gives' : 'give'} <strong>{words}</strong>. Depths counted
                from that floor move by {formatHeight(Math.abs(heightM - value))}.
              </>
            )}
          </FoundLine>
        );
      })}
    </FoundLines>
  );
}
