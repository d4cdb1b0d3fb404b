/**
 * Listens from the moment a port is open; the answer ends it, also where it isn't open yet. Where it can't be opened
 * there is nothing to listen to: whoever reads or writes says so.
 */
export function listenOnceOpen<Port>(opening: Promise<Port>, listen: (port: Port) => () => void): () => void {
  let stop = () => {};
  let isStopped = false;
  opening.then(
    (port) => {
      if (!isStopped) stop = listen(port);
    },
    () => {},
  );
  return () => {
    isStopped = true;
    stop();
  };
}
