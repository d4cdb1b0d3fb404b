import { createContext, type ReactNode, use } from 'react';
import * as styles from './PrerenderedContent.css';

/** Whether to mark loaded content with `data-prerendered`, by which src/app/prerenderedPages.tsx finds it. */
export const PrerenderingContext = createContext(false);

export type PrerenderedContentProps = {
  /** Whether to show the skeleton. */
  isLoading: boolean;
  /** The placeholder, in the size of the content. */
  skeleton: ReactNode;
  /** The loaded content. */
  children: ReactNode;
};

/**
 * Shows a skeleton while `children` load. The prerendered HTML may contain content to show instead of the
 * skeleton. React keeps that content during hydration and removes it when it renders `children`.
 */
export function PrerenderedContent({ isLoading, skeleton, children }: PrerenderedContentProps) {
  const isMarked = use(PrerenderingContext);
  if (!isLoading) return isMarked ? <div data-prerendered="">{children}</div> : children;
  return (
    <>
      <div
        className={styles.prerendered}
        data-prerendered=""
        data-loading={isMarked ? '' : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the string is always empty.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <div className={styles.skeleton}>{skeleton}</div>
    </>
  );
}
