import { typeWords, type Found } from './found-inputs';
import { Documents, FoundLine, FoundLines } from './found-lines';

interface FoundTypesProps {
  isVertical: boolean;
  types: readonly Found<boolean>[];
  isReading: boolean;
  onUse(isVertical: boolean): void;
}

/** The types of the well that the documents give, next to the chosen one. */
export function FoundTypes({ isVertical, types, isReading, onUse }: FoundTypesProps) {
  return (
    <FoundLines isReading={isReading} nothing={null}>
      {types.map((found) => (
        <FoundLine
          key={String(found.value)}
          standing={found.value === isVertical ? 'agrees' : 'differs'}
          found={found}
          value={typeWords(found.value)}
          onUse={() => onUse(found.value)}
        >
          {typeWords(found.value)} by <Documents sources={found.sources} />
        </FoundLine>
      ))}
    </FoundLines>
  );
}
