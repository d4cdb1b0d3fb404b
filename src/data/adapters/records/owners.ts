import { sampleAccount } from '../../sample/account';

/** The owner of drafts and submissions made while signed out, until an account takes them over. */
export const guestOwner = 'guest';

/**
 * Whether an owner's records are published. Those of the demo account aren't: they stay private to it, so
 * that every new account starts with the same sample data.
 */
export const isPublisher = (owner: string): boolean => owner !== guestOwner && owner !== sampleAccount.uid;
