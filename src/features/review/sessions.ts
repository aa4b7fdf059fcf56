import type { SourcePlace } from '@/api/generated/model';
import { askReview, type ReviewedDocument } from './reviewed-document';
import { createSession, type Session } from './session';

/** The session of each opened document: returning to a document restores its state. */
export function createSessions(opened?: { key: string; place: SourcePlace | undefined }) {
  const sessions = new Map<string, Session>();
  return {
    of(document: ReviewedDocument): Session {
      const known = sessions.get(document.key);
      if (known) return known;
      const session = createSession({
        corrections: document.corrections,
        place: document.key === opened?.key ? opened.place : undefined,
        keeps: 'documentId' in document.source,
        ask: (asked, signal) => askReview(document, asked, signal),
      });
      sessions.set(document.key, session);
      return session;
    },
  };
}
