/** What tabs say to each other. All hear it but the one who says it. */
export interface Channel {
  say(message: unknown): void;
  /** Calls `listener` with whatever is said; it may be from another version of the application. */
  hear(listener: (message: unknown) => void): void;
  close(): void;
}

export function openChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    // The rule is about windows: a channel has no target, and reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message) => channel.postMessage(message),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data)),
    close: () => channel.close(),
  };
}
