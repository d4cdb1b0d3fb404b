import { Card } from '@/components/layout/Card';
import { Page, pageWidths } from '@/components/layout/Page';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Page,
  args: { children: <Card>content: at most 1240 px with its sides</Card> },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ args: { as: 'main', id: 'content' } });
export const Matrix = meta.story({ render: states(ofEach('width', pageWidths)) });

export const NarrowPhone = meta.story({
  ...cramped(320),
  args: { children: <Card>{'an-unbroken-word-'.repeat(12)}</Card> },
});
