/** For `beforeEach`: sets the hash of the URL, as a shared link does. Restores the URL afterwards. */
export function hash(place: string) {
  return () => {
    const { history, location } = window;
    const before = location.href;
    history.replaceState(history.state, '', `#${place}`);
    return () => history.replaceState(history.state, '', before);
  };
}
