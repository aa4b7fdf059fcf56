import { afterEach } from 'vitest';

/** A story that fails prints what its page says: often that is enough to see why. */
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const text = document.body.innerText.replaceAll(/\n\s*\n/g, '\n').slice(0, 3_000);
  console.error(`${task.name} failed. Its page says:\n${text}`);
});
