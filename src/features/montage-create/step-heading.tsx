import { useEffect, useRef } from 'react';
import parts from './parts.module.css';

interface StepHeadingProps {
  children: string;
  /** Whether the step was opened from another one, so that the focus should follow. */
  takesFocus: boolean;
}

/** The heading of a step. It takes the focus after a change of step, so that a screen reader and a keyboard continue here. */
export function StepHeading({ children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={heading} className={parts.heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
