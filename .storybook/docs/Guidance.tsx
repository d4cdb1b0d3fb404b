import { LocaleProvider } from '@messages';
import { Check, type IconNode, X } from 'lucide';
import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Icon } from '@/components/brand/Icon';
import type { Theme } from '@/data/schema/shapes/themes';
import * as styles from './Guidance.css';

/** `says`: the reason, in one sentence. `children`: the component itself, as it should or shouldn't be used. */
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

/** The component as it is meant to be used. */
export const Do = exampleOf('Do', Check, styles.good, styles.does);
/** The component as it isn't meant to be used. */
export const Dont = exampleOf('Don’t', X, styles.bad, styles.doesnt);

// Lazy, so that only docs pages load these files, and no story does.
const files = import.meta.glob<{ default: ComponentType }>('../../stories/guidance/*.tsx');
const pages = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
);

/** `title`: of the component's stories, `Components/Controls/Button`. */
type GuidanceProps = { title: string; theme: Theme };

/** Shows how to use a component and how not to (`stories/guidance`). Renders nothing without such a file. */
export function Guidance({ title, theme }: GuidanceProps) {
  // Sets the theme and the fonts of the docs page, because stories in iframes can't set them.
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
