import { createContext, type ReactNode, use } from 'react';
import * as styles from './Still.css';

/** Whether what is loaded is marked: a page's HTML takes it from there (src/app/prerender.tsx). */
export const StillContext = createContext(false);

export type StillProps = {
  /** Whether the skeleton stands in. */
  isLoading: boolean;
  /** What stands in, in the size of what comes. */
  skeleton: ReactNode;
  /** What has loaded. */
  children: ReactNode;
};

/**
 * What is read from the device, and a skeleton until it is there. In a page's HTML what is the same for whoever looks can
 * stand in the skeleton's place already: React leaves it as it is, and takes it away in the frame in which it draws the
 * rest.
 */
export function Still({ isLoading, skeleton, children }: StillProps) {
  const isMarked = use(StillContext);
  if (!isLoading) return isMarked ? <div data-still="">{children}</div> : children;
  return (
    <>
      <div
        className={styles.still}
        data-still=""
        data-loading={isMarked ? '' : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; what the HTML has there is not React's.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <div className={styles.skeleton}>{skeleton}</div>
    </>
  );
}
