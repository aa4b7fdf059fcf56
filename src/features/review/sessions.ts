import { askReview, type ReviewedDocument } from './reviewed-document';
import { createSession, type Session } from './session';

/** The session of each document that was opened: who comes back to a document finds it as it was left. */
export function createSessions() {
  const sessions = new Map<string, Session>();
  return {
    of(document: ReviewedDocument): Session {
      const known = sessions.get(document.key);
      if (known) return known;
      const session = createSession({
        corrections: document.corrections,
        keeps: 'documentId' in document.source,
        ask: (asked, signal) => askReview(document, asked, signal),
      });
      sessions.set(document.key, session);
      return session;
    },
  };
}
