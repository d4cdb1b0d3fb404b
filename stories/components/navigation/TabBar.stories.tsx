import { expect } from 'storybook/test';
import { placeNames } from '@/components/navigation/places';
import { TabBar } from '@/components/navigation/TabBar';
import preview from '../../../.storybook/preview';
import { desktop, phone } from '../../support/globals';
import { linksOf } from '../../support/socialStates';

const meta = preview.meta({
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: phone,
  args: { current: 'home' as const, profileBadge: null },
  argTypes: { current: { control: 'inline-radio', options: [...placeNames, null] } },
  decorators: [(Story) => <div style={{ minHeight: 400 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(linksOf(canvas.getAllByRole('link'))).toEqual([
      'Home /explore',
      'Discover /discover',
      'Pipeline /pipeline',
      'List Startup /list-startup',
      'Message /messages',
      'Profile /profile/manage',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
});

/** No link of the bar opens Starred, so the Profile link is marked as current. */
export const Starred = meta.story({
  args: { current: 'starred' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Profile');
  },
});

/** The longest labels wrap to two lines inside the bar. None of its links is the current screen. */
export const LongText = meta.story({
  args: { current: null },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const words = (link.lastElementChild as Element).getBoundingClientRect();
      await expect([words.bottom <= bar.bottom, link.scrollWidth <= link.clientWidth]).toEqual([true, true]);
    }
  },
});

export const Desktop = meta.story({
  globals: desktop,
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
});
