import type { ComponentType } from 'react';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';

/** A decorator that adds the headings that a page has above the component, for a valid outline. */
export const below =
  (...headings: [as: 'h1' | 'h2' | 'h3', words: string][]) =>
  (Story: ComponentType) => (
    <>
      {headings.map(([as, words]) => (
        <VisuallyHidden key={as} as={as}>
          {words}
        </VisuallyHidden>
      ))}
      <Story />
    </>
  );
