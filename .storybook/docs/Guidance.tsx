import { LocaleProvider } from '@messages';
import { Check, type IconNode, X } from 'lucide';
import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Icon } from '@/components/brand/Icon';
import type { Theme } from '@/data/schema/shapes/themes';
import * as styles from './Guidance.css';

/** `says`: why this use is right or wrong, in one sentence. `children`: the component in this use. */
type ExampleProps = { says: string; children: ReactNode };

/** Returns a component that shows an example with the verdict Do or Don’t. */
const exampleOf =
  (verdict: string, icon: IconNode, color: string, border: string) =>
  ({ says, children }: ExampleProps) => (
    <figure className={styles.example}>
      <div className={styles.shown}>{children}</div>
      <figcaption className={`${styles.says} ${border}`}>
        <p className={`${styles.verdict} ${color}`}>
          <Icon of={icon} size={18} />
          {verdict}
        </p>
        {says}
      </figcaption>
    </figure>
  );

/** An example of the correct use of a component. */
export const Do = exampleOf('Do', Check, styles.good, styles.does);
/** An example of the wrong use of a component. */
export const Dont = exampleOf('Don’t', X, styles.bad, styles.doesnt);

// Loads the guidance files lazily, because only docs pages need them.
const files = import.meta.glob<{ default: ComponentType }>('../../stories/guidance/*.tsx');
const pages = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
);

/** `title`: the title of the component's stories, such as `Components/Controls/Button`. */
type GuidanceProps = { title: string; theme: Theme };

/** Shows the Do and Don’t examples of a component. Renders nothing if it has none in `stories/guidance`. */
export function Guidance({ title, theme }: GuidanceProps) {
  // Sets the theme and fonts of the docs page itself. Stories can't, because they render in iframes.
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, fonts: '' });
  }, [theme]);
  const Page = pages.get(title.split('/').at(-1) ?? '');
  if (!Page) return null;
  return (
    <section className={`sb-unstyled ${styles.guidance}`} aria-labelledby="guidance" lang="en">
      <h2 id="guidance" className={styles.title}>
        Usage
      </h2>
      <LocaleProvider locale="en">
        <div className={styles.pairs}>
          <Suspense>
            <Page />
          </Suspense>
        </div>
      </LocaleProvider>
    </section>
  );
}
