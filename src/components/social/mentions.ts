import { type ComponentType, createContext } from 'react';
import type { MentionListProps } from './MentionList';

export type MentionsProps = Pick<MentionListProps, 'field' | 'onChoose' | 'onClose'> & {
  /** The beginning of a name, without its `@`. */
  query: string;
};

/** The component that suggests people after an `@`, loaded on demand; `null` if the page suggests none. */
export const MentionsContext = createContext<
  (ComponentType<MentionsProps> & { fetch: () => Promise<void> }) | null
>(null);
