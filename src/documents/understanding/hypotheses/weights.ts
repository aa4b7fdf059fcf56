/** The weights of headings' words and of cell content; both 1 unless a bench leaves one out. */
export interface UnderstandingWeights {
  words: number;
  physics: number;
}

export const BOTH: UnderstandingWeights = { words: 1, physics: 1 };

let current = BOTH;

/** For the bench's ablation: sets the weights until the returned function is called. */
export function weigh(weights: UnderstandingWeights): () => void {
  const before = current;
  current = weights;
  return () => {
    current = before;
  };
}

export const weights = (): UnderstandingWeights => current;
