import { LocaleProvider } from '@messages';
import { Check, X } from 'lucide';
import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Icon } from '@/components/brand/Icon';
import type { Theme } from '@/data/schema/themes';
import * as styles from './Guidance.css';

type ExampleProps = {
  /** Why, in a sentence. */
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

/** A Do beside its Don’t. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

// Fetched by the docs page that shows it, so that no story loads any.
const files = import.meta.glob<{ default: ComponentType }>('../../stories/guidance/*.tsx');
const pages = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.tsx$/g, ''), lazy(load)]),
);

type GuidanceProps = {
  /** Of the component's stories: `Components/Controls/Button`. */
  title: string;
  /** The theme that is chosen. */
  theme: Theme;
};

/** How a component is used and isn't: `stories/guidance`. Nothing where that is plain. */
export function Guidance({ title, theme }: GuidanceProps) {
  // Where stories stand in frames of their own, none of them gives the page its theme and faces.
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
        <Suspense>
          <Page />
        </Suspense>
      </LocaleProvider>
    </section>
  );
}
