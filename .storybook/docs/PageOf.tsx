import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { Theme } from '@/data/schema/shapes/themes';
import * as docsStyles from './docs.css';
import { Guidance } from './Guidance';
import { ScreenPage } from './ScreenPage';

/** The docs page of a stories file. Screens use `ScreenPage`, and components add Do and Don’t examples. */
export function PageOf() {
  const docs = use(DocsContext);
  const [first] = docs.componentStories();
  if (first?.title.startsWith('Screens/')) return <ScreenPage />;
  if (!first?.title.startsWith('Components/')) return <DocsPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <div className={docsStyles.table}>
        <Controls />
      </div>
      <Guidance title={first.title} theme={docs.getStoryContext(first).globals.theme as Theme} />
      <Stories />
    </>
  );
}
