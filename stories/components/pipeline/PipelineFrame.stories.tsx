import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { PipelineFrame } from '@/components/pipeline/PipelineFrame';
import { Text } from '@/components/typography/Text';
import preview, { onPhone } from '../../support/preview';

const meta = preview.meta({
  component: PipelineFrame,
  args: { current: 'board' as const, children: <Text>Cards</Text> },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  args: {
    badge: <span>3</span>,
    actions: (
      <Button variant="secondary" size="small">
        Stages
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pipeline', level: 1 })).toBeVisible();
    const links = canvas
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);
    await expect(links).toEqual([
      ['Today3', '/pipeline', null],
      ['Board', '/pipeline/board', 'page'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Stages' })).toBeVisible();
  },
});

export const NarrowHindi = meta.story(onPhone);
