import type { Session } from '@/data/ports/session';
import { asha, castIds, freshMe } from '@/data/sample/people';
import type { Me } from '@/data/schema/person';
import { slugOf } from '@/data/schema/slug';

/** The owner of what the sample person does: the flag alone, or the sample account. */
export const sampleOwner = 'sample';

/** Whose records on the device are meant. */
export const ownerOf = ({ uid }: Session): string => uid ?? sampleOwner;

/**
 * The signed-in person. Without an account of their own it is the sample person; a stored userName is the name shown
 * (decisions: "Who I am").
 */
export function meOf(session: Session): Me {
  const { userName, pageId } = session;
  if (ownerOf(session) === sampleOwner) return { ...asha, name: userName ?? asha.name };
  return freshMe(pageId ?? slugOf(userName ?? '', castIds), userName ?? '');
}
