import { createActor } from 'xstate';
import { type SessionPorts, sessionActors } from '@/machines/session/actors';
import { sessionMachine } from '@/machines/session/machine';

/** Starts the session machine with these ports. */
export const startSession = (ports: SessionPorts) =>
  createActor(sessionMachine.provide({ actors: sessionActors(ports) })).start();
