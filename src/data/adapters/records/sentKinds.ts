// A message is a record of its sender. Its kind contains the uid of the addressee, the only other reader.

/** Returns the kind of the records that are messages to an account. */
export const sentTo = (uid: string) => `sent:${uid}` as const;
