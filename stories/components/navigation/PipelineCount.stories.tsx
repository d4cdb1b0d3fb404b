import { expect } from 'storybook/test';
import { PipelineCount } from '@/components/navigation/PipelineCount';
import { TabBar } from '@/components/navigation/TabBar';
import { TopBar } from '@/components/navigation/TopBar';
import preview from '../../../.storybook/preview';
import { hindiPhone, hrefOf } from '../../support/socialStates';

const meta = preview.meta({
  component: PipelineCount,
  args: { count: 3, place: 'bar' as const },
  parameters: { layout: 'fullscreen' },
  // TopBar or TabBar is visible, depending on the width of the window.
  render: (args) => (
    <>
      <TopBar current="home" account={null} profileBadge={null} pipelineBadge={<PipelineCount {...args} />} />
      <TabBar current="home" profileBadge={null} pipelineBadge={<PipelineCount {...args} />} />
    </>
  ),
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Pipeline 3 items wait for you' })).toBeVisible(),
});

/** Without rows, there is no badge. */
export const None = meta.story({
  args: { count: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Pipeline' })).toBeVisible(),
});

/** Beside a name, such as in the tabs of the pipeline. */
export const Tab = meta.story({
  args: { place: 'tab' },
  render: (args) => (
    <p style={{ display: 'flex', padding: 16 }}>
      Today
      <PipelineCount {...args} />
    </p>
  ),
});

export const HindiPhone = meta.story({
  args: { count: 120 },
  globals: hindiPhone,
  play: ({ canvas }) => expect(hrefOf(canvas, /120/)).toBe('/pipeline'),
});
