/** The commands of the list that ⌘K and Ctrl K open, in display order. */
export const commandIds = [
  'home',
  'discover',
  'starred',
  'today',
  'board',
  'messages',
  'account',
  'listStartup',
  'newMessage',
  'undo',
  'theme',
  'shortcuts',
  'signOut',
] as const;
export type CommandId = (typeof commandIds)[number];

/** A command of the list that ⌘K and Ctrl K open. */
export type Command = {
  id: CommandId;
  /** What it does, in the user's language. Typing searches these words. */
  label: string;
  /** A second line, such as the act that Undo undoes. */
  detail?: string | undefined;
  /** The keys that do the same, pressed together: `['⌘', 'Z']`. */
  keys?: readonly string[] | undefined;
  run: () => void;
};
