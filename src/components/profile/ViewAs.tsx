import { type ComponentType, useEffect, useState } from 'react';
import type { Viewer } from '@/data/schema/privacy';
import * as styles from './ViewAs.css';

export type ViewAsProps = {
  value: Viewer;
  options: readonly Viewer[];
  onChange: (viewer: Viewer) => void;
};

/** Through whose eyes one looks at one's own page. Fetched when it is shown: most pages are somebody else's. */
export function ViewAs(props: ViewAsProps) {
  const [Choice, setChoice] = useState<ComponentType<ViewAsProps>>();
  useEffect(() => {
    import('./ViewAsSelect').then(
      ({ ViewAsSelect }) => setChoice(() => ViewAsSelect),
      // The page is there without it.
      () => {},
    );
  }, []);
  return <div className={styles.viewAs}>{Choice && <Choice {...props} />}</div>;
}
