import type { CheckSettings } from '@/domain/checks/settings';
import { methodWords } from '@/domain/kick-tolerance/assumptions';
import {
  hasKicks,
  kickFacts,
  kickResults,
  kickTitle,
  pieceTexts,
  pieceTitles,
} from '@/domain/kick-tolerance/kick-rows';
import { policyText } from '@/domain/kick-tolerance/policy';
import { sectionKicks } from '@/domain/kick-tolerance/section-kicks';
import type { Montage } from '@/domain/montage/montage';
import styles from './printed-montage.module.css';

export interface PrintedPartsProps {
  montage: Montage;
  /** Margins and policies, by which the figures are judged. */
  settings: CheckSettings;
}

/** The kick tolerances with their drill strings; nothing if no section has a string or an assumption. */
export function PrintedKicks({ montage, settings }: PrintedPartsProps) {
  const kicks = sectionKicks(montage, settings);
  if (!hasKicks(kicks)) return null;
  const [results, facts, partTitles] = [kickResults(), kickFacts(), pieceTitles()];
  return (
    <section>
      <h2>KICK TOLERANCE</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Section</th>
            {[...results, ...facts].map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kicks.map((kick) => (
            <tr key={kick.section.id}>
              <th scope="row">{kickTitle(kick)}</th>
              {kick.problem !== null && <td colSpan={results.length}>{kick.problem}</td>}
              {(kick.problem === null ? [...results, ...facts] : facts).map(({ title, text }) => (
                <td key={title}>{text(kick, settings)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{[`Policy: ${policyText(settings)}.`, ...methodWords()].join(' ')}</p>
      <h2>DRILL STRINGS</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Section</th>
            {partTitles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kicks.flatMap((kick) =>
            (kick.section.drill_string_list ?? []).map((piece) => (
              <tr key={piece.id}>
                <th scope="row">{kickTitle(kick)}</th>
                {pieceTexts(piece).map((text, index) => (
                  <td key={partTitles[index]} dir="auto">
                    {text}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
