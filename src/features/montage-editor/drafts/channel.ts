/** Messages between tabs. All tabs but the sender receive them. */
export interface Channel {
  say(message: unknown): void;
  /** Calls `listener` with each message; it may come from another version of the application. */
  hear(listener: (message: unknown) => void): void;
  close(): void;
}

export function openChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    // The rule is for windows: a channel takes no target and reaches only its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message) => channel.postMessage(message),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}
