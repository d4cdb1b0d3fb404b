import { expect, fn, within } from 'storybook/test';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import { placeNames } from '@/components/navigation/places';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { TopBar } from '@/components/navigation/TopBar';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';
import { searchField } from '../../support/searchField';

const meta = preview.meta({
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 'home' as const,
    account: (
      <AccountMenu
        name="Asha Verma"
        theme="light"
        locale="en"
        onThemeChange={fn()}
        onLocaleChange={fn()}
        onSignOut={fn()}
      />
    ),
    search: <SiteSearch {...searchField()} shortcut="⌘K" />,
    notifications: (
      <NotificationButton isOpen={false} countId="story-count" onPress={fn()}>
        <NotificationCount id="story-count" count={12} />
      </NotificationButton>
    ),
  },
  argTypes: { current: { control: 'inline-radio', options: [...placeNames, null] } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/explore'],
      ['Starred', '/starred'],
      ['Message', '/messages'],
      ['Discover', '/discover'],
      ['Profile', '/profile/manage'],
      ['List Startup', '/list-startup'],
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    const [bell, face] = [/^Notifications/, /^Account/].map((name) => canvas.getByRole('button', { name }));
    await expect(bell?.compareDocumentPosition(face as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Only the mark of the brand is seen beside the field. */
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
