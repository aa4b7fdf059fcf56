import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './when-idle';

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
