import { useMessages } from '@messages';

export type CommandCountProps = {
  /** How many commands the list shows. */
  count: number;
};

/** The number of commands in the list of the top bar's search, for its announcement to screen readers. */
export function CommandCount({ count }: CommandCountProps) {
  return useMessages('commands').count({ count });
}
