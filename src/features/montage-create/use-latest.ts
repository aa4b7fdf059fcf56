import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The latest value, for work that outlives the render it was started in. Do not read it while rendering. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
