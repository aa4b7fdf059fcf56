import type { ServerStorage } from '../parts';

/** The messages of several processes on one database. */
export function messagesForTests() {
  const listeners = new Set<(message: string) => void>();
  return {
    ofProcess: (): Pick<ServerStorage, 'send' | 'onMessage'> => ({
      send: (message) => listeners.forEach((listener) => listener(message)),
      onMessage(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
  };
}
