import type { NamedFile } from './export-queue';

/** Hands a file to the browser, which saves it to the user's downloads. */
export function download({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click; for how long is its own affair.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
