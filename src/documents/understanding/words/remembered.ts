/** Caches the answers of a function. Clears the cache when it is full. */
export function remembered<Question, Answer extends {} | null>(
  most: number,
  find: (question: Question) => Answer,
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined) return known;
    const found = find(question);
    if (answers.size >= most) answers.clear();
    answers.set(question, found);
    return found;
  };
}
