/** Calls a function after the next frame. */
export const afterFrame = (callback: () => void) => void requestAnimationFrame(() => setTimeout(callback));
