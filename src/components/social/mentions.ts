import { type ComponentType, createContext } from 'react';
import type { MentionListProps } from './MentionList';

export type MentionsProps = Pick<MentionListProps, 'field' | 'onChoose' | 'onClose'> & {
  /** What is typed of a name, behind its `@`. */
  query: string;
};

/** Suggests whom one means, in a `MentionList`; it is fetched when the first `@` is typed. `null`: nobody is suggested. */
export const MentionsContext = createContext<
  (ComponentType<MentionsProps> & { fetch: () => Promise<void> }) | null
>(null);
