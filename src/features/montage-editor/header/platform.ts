/** Whether the command key takes the place of Ctrl. The older property is the one that every browser still has. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** A key with the platform's command key, as it is printed on keyboards: `Ctrl S`, or `⌘S` on a Mac. */
export const withCommand = (key: string, mac = isMac()): string => (mac ? `⌘${key}` : `Ctrl ${key}`);
