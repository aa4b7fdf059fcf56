export const streamMessages = {
  /** A 4xx other than 429 when opening, or a failure to set the stream up. */
  start: 'Failed to start generation. Please try again.',
  /** The stream was open and broke. */
  connection: 'Connection error. Please try again.',
  /** The stream could not be opened after all attempts, or there was no answer. */
  failed: 'Connection failed. Please try again.',
  /** The server's error event had no reason, or the last event does not follow the contract. */
  generation: 'Generation failed. Please try again.',
} as const;
