/** For `beforeEach`: simulates a browser without a network connection. Restores it afterwards. */
export function offline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}
