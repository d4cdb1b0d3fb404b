/** Counts what wrapped functions have started until it stops. The functions return a function that stops. */
export function startCounter() {
  const open = new Set<() => void>();
  return {
    open,
    counted:
      <Asked extends unknown[]>(start: (...asked: Asked) => () => void) =>
      (...asked: Asked) => {
        const stop = start(...asked);
        open.add(stop);
        return () => {
          open.delete(stop);
          stop();
        };
      },
  };
}
