import { useEffect, useState, type RefObject } from 'react';

/** The longest time (ms) that a busy page delays a picture. */
const longestWait = 2_000;

/** Whether to load: `asked`, in view, and the page idle. It stays true. */
export function useLoadWhenVisible(place: RefObject<HTMLElement | null>, asked: boolean): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!asked || wanted || !element) return;
    let cancel = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(() => setWanted(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [asked, place, wanted]);
  return wanted;
}

/** Safari has no idle callback: wait a moment instead. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(then, { timeout: longestWait });
  return () => cancelIdleCallback(callback);
}
