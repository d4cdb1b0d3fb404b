/**
 * Listens from the moment something is open; the answer ends it, also where it isn't open yet. Where it can't be opened
 * nothing is heard: whoever reads or writes says so.
 */
export function listenOnceOpen<Opened>(opening: Promise<Opened>, listen: (opened: Opened) => () => void) {
  let stop = () => {};
  let isOver = false;
  opening.then(
    (opened) => {
      if (!isOver) stop = listen(opened);
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}
