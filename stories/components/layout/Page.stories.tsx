import { expect } from 'storybook/test';
import { Card } from '@/components/layout/Card';
import { Page, pageWidths } from '@/components/layout/Page';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Layout/Page',
  component: Page,
  args: { children: <Card>content: at most 1240 px with its sides</Card> },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  args: { as: 'main', id: 'content' },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {pageWidths.map((width) => (
        <Page key={width} width={width}>
          <Card>{width}</Card>
        </Page>
      ))}
    </Stack>
  ),
});

/** 320 px. */
export const NarrowPhone = meta.story({
  args: { children: <Card>{'an-unbroken-word-'.repeat(12)}</Card> },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('div');
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
});
