import type { ComponentType } from 'react';
import { Section } from '@/components/profile/Section';

/** A decorator that puts a story in a section with this title, as wide as the main column of a page. */
export const inSection = (title: string) => (Story: ComponentType) => (
  <div style={{ maxWidth: 828 }}>
    <Section title={title}>
      <Story />
    </Section>
  </div>
);
