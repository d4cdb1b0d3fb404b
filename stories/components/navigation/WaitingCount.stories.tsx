import { expect } from 'storybook/test';
import { TabBar } from '@/components/navigation/TabBar';
import { TopBar } from '@/components/navigation/TopBar';
import { WaitingCount } from '@/components/navigation/WaitingCount';
import preview from '../../../.storybook/preview';
import { hindiPhone, hrefOf } from '../../support/socialStates';

const meta = preview.meta({
  component: WaitingCount,
  args: { count: 2 },
  parameters: { layout: 'fullscreen' },
  // TopBar or TabBar is visible, depending on the width of the window.
  render: (args) => (
    <>
      <TopBar current="home" account={null} profileBadge={<WaitingCount {...args} />} />
      <TabBar current="home" profileBadge={<WaitingCount {...args} />} />
    </>
  ),
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Profile 2 requests need your answer' })).toBeVisible(),
});

export const HindiPhone = meta.story({
  args: { count: 50 },
  globals: hindiPhone,
  play: ({ canvas }) => expect(hrefOf(canvas, /50/)).toBe('/profile/manage'),
});
