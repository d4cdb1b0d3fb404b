/** Whether records of a kind are messages: `sent:{uid}`, or `message:{id}` for a sample contact. */
export const isMessageKind = (kind: string): boolean => /^(sent|message):/.test(kind);
