/** Whether the device is one of Apple's, whose keyboards have ⌘. Call it only after hydration. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);
