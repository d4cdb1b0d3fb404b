import { session } from '../services/services';
import { listenOnceOpen } from './listenOnceOpen';

/**
 * Calls back after every change to a store, from the moment it is open, and when whoever is signed in is called
 * differently: the name is the session's to say, and comes after the records. The answer ends it.
 */
export function followStore<Store, Callback extends () => void>(
  opening: Promise<Store>,
  listen: (store: Store, callback: Callback) => () => void,
  callback: Callback,
) {
  const stop = listenOnceOpen(opening, (store) => listen(store, callback));
  const stopSession = session.subscribe(callback);
  return () => {
    stop();
    stopSession();
  };
}
