import { riskLevels, type Level } from '@/domain/montage/montage';
import { setMatrix, type RiskMatrix } from '@/domain/risks/matrix';
import { useEditor } from '../editor-context';
import styles from './risks-body.module.css';

const axes = [
  { field: 'likelihood_label', name: 'Likelihood', words: 'likelihoods' },
  { field: 'severity_label', name: 'Severity', words: 'severities' },
] as const;

/** The words of the matrix's levels as inputs. An empty one is the default. */
export function LevelWords({ matrix }: { matrix: RiskMatrix }) {
  const editor = useEditor();
  const set = (level: Level, field: (typeof axes)[number]['field'], text: string) =>
    editor.edit((montage, newId) => setMatrix(montage, level, field, text, newId));
  return (
    <div className={styles.words}>
      {axes.map(({ field, name, words }) => (
        <fieldset key={field}>
          <legend>{name}</legend>
          {riskLevels.map((level, index) => {
            const text = matrix[words][index] ?? '';
            return (
              <label key={level}>
                <span>{level}</span>
                <input
                  // Another text, from undo or another user, replaces what is typed.
                  key={text}
                  type="text"
                  maxLength={40}
                  defaultValue={text}
                  aria-label={`${name} ${level}`}
                  onBlur={({ target }) => set(level, field, target.value)}
                  onKeyDown={({ key, currentTarget }) => {
                    if (key === 'Enter') set(level, field, currentTarget.value);
                  }}
                />
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
