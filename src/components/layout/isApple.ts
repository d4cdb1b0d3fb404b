// The platform. Call these functions only after hydration, because the prerendered HTML is the same for all.

/** Whether the device is one of Apple's, whose keyboards have ⌘. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

/** Returns the label of the key that shortcuts use. */
export const modKey = (): '⌘' | 'Ctrl' => (isApple() ? '⌘' : 'Ctrl');
