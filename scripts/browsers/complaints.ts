/** The access check refuses by its status, which browsers log; it is an answer and no fault. */
const isRefusal = (text: string) => text.includes('status of 403') && text.includes('/api/v1/auth/check');

/** Reports how busy the machine is: a file was fetched ahead and not used within seconds. */
const isLatePreload = (text: string) => /preload(ed)? .*(within|few) (a few )?seconds/i.test(text);

/** A browser without a graphics card copies drawn pictures back into the page, and reports that this takes time. */
const isSoftwareDrawing = (text: string) => /GPU stall due to ReadPixels/.test(text);

/** An event only, which no console prints and which the application leaves alone, too. */
const isRepeatedMeasuring = (text: string) => text.startsWith('error: ResizeObserver loop');

const isHarmless = (text: string) =>
  isRefusal(text) || isLatePreload(text) || isSoftwareDrawing(text) || isRepeatedMeasuring(text);

/** The complaints that a journey did not provoke. Not every engine logs those that it did. */
export const unexpected = (complaints: readonly string[], provoked: readonly RegExp[]): string[] =>
  complaints.filter(
    (complaint) => !isHarmless(complaint) && !provoked.some((pattern) => pattern.test(complaint)),
  );
