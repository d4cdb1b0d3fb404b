import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { Card } from '@/components/layout/Card';
import { PipelineFrame, pipelineParts } from '@/components/pipeline/PipelineFrame';
import { PipelineWaiting } from '@/components/pipeline/pipelineWaiting';
import preview, { fitsWindow, hindiPhone, hrefOf } from '../../support/preview';

const meta = preview.meta({
  component: PipelineFrame,
  args: { current: 'today' as const, waiting: 3, children: <Card>Ledgerline</Card> },
  argTypes: { current: { control: 'inline-radio', options: pipelineParts }, children: { control: false } },
  parameters: { layout: 'fullscreen' },
});

/** Today is the current part. Its number says how many rows wait. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Today 3 items wait for you',
    );
    await expect(hrefOf(canvas, 'Board')).toBe('/pipeline/board');
  },
});

/** Other parts show the number that the app shell has counted. */
export const Board = meta.story({
  render: ({ children }) => (
    <PipelineWaiting value={2}>
      <PipelineFrame current="board" actions={<Button size="small">Stages</Button>}>
        {children}
      </PipelineFrame>
    </PipelineWaiting>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Today 2 items wait for you' })).toBeVisible(),
});

/** Nothing waits, so there is no number. */
export const Nothing = meta.story({
  args: { waiting: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Today' })).toBeVisible(),
});

export const HindiPhone = meta.story({
  args: { waiting: 120, actions: <Button size="small">Stages</Button> },
  globals: hindiPhone,
  play: fitsWindow,
});
