/** Messages between tabs. All tabs but the sender receive them. */
export interface Channel {
  post(message: unknown): void;
  /** Calls `listener` with each message; it may come from another version of the application. */
  onMessage(listener: (message: unknown) => void): void;
  close(): void;
}

export function openChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    // The rule is for windows: a channel takes no target and reaches only its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}
