/** Whether the command key replaces Ctrl. Every browser still has this older property. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** A key with the platform's command key, as printed on keyboards: `Ctrl S`, or `⌘S` on a Mac. */
export const withCommand = (key: string, mac = isMac()): string => (mac ? `⌘${key}` : `Ctrl ${key}`);
