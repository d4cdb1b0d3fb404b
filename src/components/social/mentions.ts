import { type ComponentType, createContext } from 'react';
import type { MentionListProps } from './MentionList';

export type MentionsProps = Pick<MentionListProps, 'field' | 'onChoose' | 'onClose'> & {
  /** The beginning of a name, without its `@`. */
  query: string;
};

/** Suggests people in a `MentionList`; loaded with the first `@`. `null` if the page suggests no people. */
export const MentionsContext = createContext<
  (ComponentType<MentionsProps> & { fetch: () => Promise<void> }) | null
>(null);
