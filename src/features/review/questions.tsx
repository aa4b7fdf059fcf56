import { IconArrowBackUp } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { DocumentCorrection, ReviewQuestion } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import type { SessionState } from './session';
import controls from './controls.module.css';
import styles from './lists.module.css';
import parts from './review.module.css';

interface QuestionsProps {
  questions: readonly ReviewQuestion[];
  corrections: readonly DocumentCorrection[];
  said: SessionState['said'];
  onAnswer(question: ReviewQuestion, answer: number): void;
  /** Shows the place on its page. */
  onShow(question: ReviewQuestion): void;
  onUndo: (() => void) | null;
}

/** Whether an answer was given that the document has not been read under yet. */
export function chosenAnswer(
  { answers }: ReviewQuestion,
  corrections: readonly DocumentCorrection[],
): number | undefined {
  const said = new Set(corrections.map((each) => JSON.stringify(each)));
  const index = answers.findIndex(
    (answer) =>
      answer.corrections.length > 0 && answer.corrections.every((each) => said.has(JSON.stringify(each))),
  );
  return index === -1 ? undefined : index;
}

const decidesWords = (decides: number): string =>
  decides === 0 ? '' : `Decides ${decides.toLocaleString('en')} value${decides === 1 ? '' : 's'}`;

/** The document's open questions, most important first: one click or one key answers. */
export function Questions({ questions, corrections, said, onAnswer, onShow, onUndo }: QuestionsProps) {
  const region = useRef<HTMLElement>(null);
  // The button of an answered question goes with it: the keyboard continues from here.
  const seen = useRef(questions);
  useLayoutEffect(() => {
    if (seen.current === questions) return;
    seen.current = questions;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  });
  const first = questions.findIndex((question) => chosenAnswer(question, corrections) === undefined);
  return (
    <section
      ref={region}
      className={`${parts.part} ${styles.focusable}`}
      aria-labelledby="review-questions"
      tabIndex={-1}
    >
      <SectionLabel id="review-questions">
        {questions.length > 0 ? `Questions (${questions.length})` : 'Questions'}
      </SectionLabel>
      <div className={styles.said} data-shown={said.words !== '' || undefined}>
        <p role="status">
          <span key={said.turn}>{said.words}</span>
        </p>
        {said.words !== '' && onUndo && (
          <button type="button" className={`text-button ${controls.link}`} onClick={onUndo}>
            <IconArrowBackUp size={14} stroke={1.75} aria-hidden /> Undo
          </button>
        )}
      </div>
      {questions.length === 0 ? (
        <p className={controls.hint}>Nothing is open. What was read is drawn on the page.</p>
      ) : (
        <ol className={styles.list}>
          {questions.map((question, index) => {
            const chosen = chosenAnswer(question, corrections);
            return (
              <li
                key={question.id}
                className={styles.question}
                data-first={index === first || undefined}
                data-question={question.id}
              >
                <p className={styles.asked}>{question.text}</p>
                <p className={styles.decides}>
                  {decidesWords(question.decides)}
                  {question.page !== null && (
                    <button
                      type="button"
                      className={`text-button ${controls.link}`}
                      aria-label={`Show where: ${question.text}`}
                      onClick={() => onShow(question)}
                    >
                      Show
                    </button>
                  )}
                </p>
                <div className={styles.answers} role="group" aria-label={question.text}>
                  {question.answers.map(({ text }, answer) => (
                    <button
                      key={text}
                      type="button"
                      className={`${controls.button} ${styles.answer}`}
                      aria-pressed={chosen === answer}
                      aria-keyshortcuts={index === first ? `${answer + 1}` : undefined}
                      onClick={() => onAnswer(question, answer)}
                    >
                      {index === first && answer < 9 && (
                        <span className={controls.key} aria-hidden>
                          {answer + 1}
                        </span>
                      )}
                      {text}
                    </button>
                  ))}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
