import { expect, fn, within } from 'storybook/test';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { placeNames } from '@/components/navigation/places';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { TopBar } from '@/components/navigation/TopBar';
import preview from '../../../.storybook/preview';
import { accountOfAsha } from '../../support/accountProps';
import { phone } from '../../support/globals';
import { searchField } from '../../support/searchField';
import { linksOf } from '../../support/socialStates';

const meta = preview.meta({
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'home' as const,
    profileBadge: null,
    account: <AccountMenu {...accountOfAsha()} />,
    search: <SiteSearch {...searchField()} shortcut="⌘K" />,
    notifications: <NotificationButton isOpen={false} countId="story-count" onPress={fn()} />,
  },
  argTypes: { current: { control: 'inline-radio', options: [...placeNames, null] } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(linksOf(nav.getAllByRole('link'))).toEqual([
      'Home /explore',
      'Starred /starred',
      'Message /messages',
      'Discover /discover',
      'Pipeline /pipeline',
      'Profile /profile/manage',
      'List Startup /list-startup',
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    const [bell, face] = [/^Notifications/, /^Account/].map((name) => canvas.getByRole('button', { name }));
    await expect(bell?.compareDocumentPosition(face as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** On a phone, the logo is shown without its name beside the search field. */
export const PhoneHindi = meta.story({
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    const brand = canvas.getByRole('link', { name: 'Updraft' });
    await expect(brand).toHaveAttribute('href', '/explore');
    await expect(brand.getBoundingClientRect().width).toBeLessThan(40);
    await expect(canvas.getByRole('button', { name: /Asha Verma/ })).toBeVisible();
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeGreaterThan(190);
  },
});
