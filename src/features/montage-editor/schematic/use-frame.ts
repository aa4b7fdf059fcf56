import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { TextWidth } from '@/domain/drawing/drawing';
import { useTextWidth } from './measure-text';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly textWidth: TextWidth;
}

/** The size of an element, again when it changes, and the measure of the page's typeface. */
export function useFrame(host: RefObject<HTMLElement | null>): Frame | null {
  const textWidth = useTextWidth();
  const [size, setSize] = useState<Omit<Frame, 'textWidth'> | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);
  return useMemo(() => size && { ...size, textWidth }, [size, textWidth]);
}
