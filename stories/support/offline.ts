/** For `beforeEach`: the device has no network. Puts back what was there. */
export function offline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}
