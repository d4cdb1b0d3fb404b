import { createActor } from 'xstate';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import { type SessionPorts, sessionActors } from '@/machines/session/actors';
import { sessionMachine } from '@/machines/session/machine';
import { storedNames } from '../services/storedNames';

type Options = SessionPorts & {
  /** Opens the store that contains the names of accounts. By default, no names are stored. */
  openDevice?: LazyPort<DeviceStore>;
};

/** Starts the session machine with these ports. */
export function startSession({ openDevice, ...ports }: Options) {
  const names = openDevice && storedNames(openDevice);
  return createActor(sessionMachine.provide({ actors: sessionActors({ ...ports, ...names }) })).start();
}
