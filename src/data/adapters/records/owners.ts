import { sampleAccount } from '../../sample/account';

/** Who writes without being signed in: drafts, and what is submitted, until an account takes it over. */
export const guestOwner = 'guest';

/**
 * Whether an owner publishes what they do. The sample person doesn't: what is done while looking around is hers alone, so
 * that the sample world stays what a new account begins with.
 */
export const isPublisher = (owner: string): boolean => owner !== guestOwner && owner !== sampleAccount.uid;
