import { sampleAccount } from '../../sample/account';

/** The owner of drafts and submissions that a signed-out user makes, until an account takes them over. */
export const guestOwner = 'guest';

/**
 * Returns whether other accounts can see an owner's records. They don't see changes of the demo account, so
 * that every new account starts with the same sample data.
 */
export const isPublisher = (owner: string): boolean => owner !== guestOwner && owner !== sampleAccount.uid;
