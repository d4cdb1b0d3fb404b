/** Loads the schema of messages to accounts. */
export const loadSentSchema = async () =>
  (await import('../../schema/shapes/conversation')).sentMessageSchema;
