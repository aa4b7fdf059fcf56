import { useEffect, useState } from 'react';
import type { Change } from '@/domain/montage/change';
import { useEditor } from '../editor-context';

const afterFormationsMs = 5_000;
const afterSectionTdMs = 3_000;

/** The section whose end may be outdated after a change, and how long to say so. */
function concern(change: Change): { section: string; forMs: number } | null {
  if (change.op === 'set') {
    const { at } = change;
    if (at.of === 'formation') return { section: at.section, forMs: afterFormationsMs };
    const isDepth = change.field.includes('_depth_');
    return at.of === 'section' && isDepth ? { section: at.section, forMs: afterSectionTdMs } : null;
  }
  if (change.op === 'item' || change.list.of !== 'formations') return null;
  return { section: change.list.section, forMs: afterFormationsMs };
}

/** The sections whose Section TD the user is asked to check, for a while after each edit. */
export function useTdHints(): ReadonlySet<string> {
  const editor = useEditor();
  const [hints, setHints] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = editor.onEdit(({ changes }) => {
      const concerned = new Map(
        changes.map(concern).flatMap((found) => (found ? [[found.section, found.forMs] as const] : [])),
      );
      if (concerned.size === 0) return;
      setHints((shown) => new Set([...shown, ...concerned.keys()]));
      for (const [section, forMs] of concerned) {
        clearTimeout(timers.get(section));
        timers.set(
          section,
          setTimeout(() => setHints((shown) => new Set([...shown].filter((one) => one !== section))), forMs),
        );
      }
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [editor]);
  return hints;
}
