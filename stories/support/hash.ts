/** For `beforeEach`: gives the address this hash, as in a shared link. Restores the address afterwards. */
export function hash(place: string) {
  return () => {
    const { history, location } = window;
    const before = location.href;
    history.replaceState(history.state, '', `#${place}`);
    return () => history.replaceState(history.state, '', before);
  };
}
