import { handledElsewhere } from '@/data/log/report';

/**
 * Listens to a port once it is open. A failure to open is reported by the actors that read or write.
 * @returns a function that stops listening, even if the port isn't open yet
 */
export function listenOnceOpen<Port>(
  opening: Promise<Port>,
  listen: (port: Port) => (() => void) | undefined,
): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  opening.then((port) => {
    if (!isStopped) stop = listen(port);
  }, handledElsewhere);
  return () => {
    isStopped = true;
    stop?.();
  };
}
