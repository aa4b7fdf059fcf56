import { useEffect, useRef, useState } from 'react';

/** How long (ms) the typing rests before a list is asked for again. */
const restMs = 250;

/**
 * The text of a field whose value is kept elsewhere, such as in the address: it follows the keys at once, and what it is passed on
 * as follows when the typing rests. A change from elsewhere (back, a button that clears) replaces it.
 */
export function useTypedText(value: string, onRest: (text: string) => void, rests = true) {
  const [text, setText] = useState(value);
  const passed = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === passed.current) return;
    passed.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pass = (next: string) => {
    clearTimeout(timer.current);
    if (next === passed.current) return;
    passed.current = next;
    onRest(next);
  };
  return {
    text,
    type(next: string) {
      setText(next);
      if (!rests) return pass(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => pass(next), restMs);
    },
    /** For Enter, and for leaving the field. */
    passNow: () => pass(text),
  };
}
