import { createMarkStore } from '@/data/adapters/deviceMarks';
import type { MarkStore } from '@/data/ports/MarkStore';
import { sampleMarks } from '@/data/sample/marks';
import { asha } from '@/data/sample/people';
import { noMarks } from '@/data/schema/noMarks';
import type { Session } from '../session/session';
import { device } from './device';
import { meOf, ownerOf } from './me';

const markStores = new Map<string, MarkStore>();

/** The live marks of whoever is signed in: one store for each owner, so that all of this tab sees the same. */
export function openMarks(session: Session): MarkStore {
  const owner = ownerOf(session);
  const known = markStores.get(owner);
  if (known) return known;
  const defaults = meOf(session).id === asha.id ? sampleMarks : noMarks;
  const store = createMarkStore({ device, owner, defaults });
  markStores.set(owner, store);
  return store;
}
