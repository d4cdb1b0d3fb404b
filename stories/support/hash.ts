/** For `beforeEach`: the address ends so, as that of a shared link does. Puts back what was there. */
export function hash(place: string) {
  return () => {
    const { history, location } = window;
    const before = location.href;
    history.replaceState(history.state, '', `#${place}`);
    return () => history.replaceState(history.state, '', before);
  };
}
