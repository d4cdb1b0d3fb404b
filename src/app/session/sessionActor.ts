import { createActor } from 'xstate';
import { type SessionPorts, sessionActors } from '@/machines/session/actors';
import { sessionMachine } from '@/machines/session/machine';

/** The session machine on these ports, running. */
export const startSession = (ports: SessionPorts) =>
  createActor(sessionMachine.provide({ actors: sessionActors(ports) })).start();
