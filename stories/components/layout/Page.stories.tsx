import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '@/components/layout/Card';
import { Page, pageWidths } from '@/components/layout/Page';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  args: { children: <Card>content: at most 1240 px with its sides</Card> },
  argTypes: { width: { control: 'inline-radio', options: pageWidths } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Main: Story = {
  args: { as: 'main', id: 'content', width: 'reading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {pageWidths.map((width) => (
        <Page key={width} width={width}>
          <Card>{width}</Card>
        </Page>
      ))}
    </Stack>
  ),
};

/** 320 px. */
export const NarrowPhone: Story = {
  args: { children: <Card>{'an-unbroken-word-'.repeat(12)}</Card> },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('div');
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
};
