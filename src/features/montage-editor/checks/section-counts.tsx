import type { Findings } from '@/domain/checks/check-montage';
import { cellOfKey } from '@/domain/montage/address';
import { quantity } from '@/domain/montage/words';
import { ResultSign, results } from './finding-mark';
import styles from './section-counts.module.css';
import { useFindingsText } from './use-findings';

const counted = new WeakMap<Findings, ReadonlyMap<string, string>>();

/** How many errors, warnings and missing values each section has, as `1/0/2`. */
function countsOf(findings: Findings): ReadonlyMap<string, string> {
  const known = counted.get(findings);
  if (known) return known;
  const counts = new Map<string, number[]>();
  for (const [key, list] of findings.byCell) {
    const { at } = cellOfKey(key);
    if (!('section' in at)) continue;
    const own = counts.get(at.section) ?? results.map(() => 0);
    counts.set(at.section, own);
    for (const { result } of list) own[results.indexOf(result)]! += 1;
  }
  const texts = new Map([...counts].map(([section, own]) => [section, own.join('/')]));
  counted.set(findings, texts);
  return texts;
}

const words = { error: 'error', warning: 'warning', missing: 'missing value' } as const;

/** The open findings of a section, by severity. Renders again only when a count changes. */
export function SectionCounts({ section }: { section: string }) {
  const text = useFindingsText((findings) => countsOf(findings).get(section) ?? '');
  const counts = text.split('/').map(Number);
  return results.map((result, index) => {
    const count = counts[index] ?? 0;
    return (
      count > 0 && (
        <span key={result} className={styles.count} role="img" aria-label={quantity(count, words[result])}>
          <ResultSign result={result} />
          <span aria-hidden>{count}</span>
        </span>
      )
    );
  });
}
