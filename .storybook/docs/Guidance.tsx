import { LocaleProvider } from '@messages';
import { Check, X } from 'lucide';
import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Icon } from '@/components/brand/Icon';
import type { Theme } from '@/data/schema/shapes/themes';
import * as styles from './Guidance.css';

type ExampleProps = {
  /** The reason, in one sentence. */
  says: string;
  /** The component itself, as it should or shouldn't be used. */
  children: ReactNode;
};

/** The component as it is meant to be used. */
export function Do({ says, children }: ExampleProps) {
  return (
    <figure className={styles.example}>
      <div className={styles.shown}>{children}</div>
      <figcaption className={`${styles.says} ${styles.does}`}>
        <p className={`${styles.verdict} ${styles.good}`}>
          <Icon of={Check} size={18} />
          Do
        </p>
        {says}
      </figcaption>
    </figure>
  );
}

/** The component as it isn't meant to be used. */
export function Dont({ says, children }: ExampleProps) {
  return (
    <figure className={styles.example}>
      <div className={styles.shown}>{children}</div>
      <figcaption className={`${styles.says} ${styles.doesnt}`}>
        <p className={`${styles.verdict} ${styles.bad}`}>
          <Icon of={X} size={18} />
          Don’t
        </p>
        {says}
      </figcaption>
    </figure>
  );
}

// Lazy, so that only docs pages load these files, and no story does.
const files = import.meta.glob<{ default: ComponentType }>('../../stories/guidance/*.tsx');
const pages = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
);

type GuidanceProps = {
  /** The title of the component's stories: `Components/Controls/Button`. */
  title: string;
  /** The current theme. */
  theme: Theme;
};

/** Shows how to use a component and how not to (`stories/guidance`). Renders nothing without such a file. */
export function Guidance({ title, theme }: GuidanceProps) {
  // Sets the theme and the fonts of the docs page, because stories in iframes can't set them.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.fonts = '';
  }, [theme]);
  const Page = pages.get(title.split('/').at(-1) ?? '');
  if (!Page) return null;
  return (
    <section className={`sb-unstyled ${styles.guidance}`} aria-labelledby="guidance" lang="en">
      <h2 id="guidance" className={styles.title}>
        How to use it
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
