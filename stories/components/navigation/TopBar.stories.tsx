import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import { placeNames } from '@/components/navigation/places';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { TopBar } from '@/components/navigation/TopBar';

const account = (
  <AccountMenu
    name="Asha Verma"
    theme="light"
    locale="en"
    onThemeChange={fn()}
    onLocaleChange={fn()}
    onSignOut={fn()}
  />
);

const meta = {
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { current: 'home', account },
  argTypes: {
    current: { control: 'inline-radio', options: [...placeNames, null] },
    account: { control: false },
    search: { control: false },
    notifications: { control: false },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
  },
};

export const WithSearch: Story = {
  args: {
    search: (
      <SiteSearch
        query=""
        isOpen={false}
        listId="story-search"
        active={null}
        shortcut="⌘K"
        onQueryChange={fn()}
        onFocus={fn()}
        onListChange={fn()}
        onEnter={fn()}
      />
    ),
  },
};

/** All that it can hold. */
export const WithNotifications: Story = {
  args: {
    ...WithSearch.args,
    notifications: (
      <NotificationButton isOpen={false} countId="story-count" onPress={fn()}>
        <NotificationCount id="story-count" count={12} />
      </NotificationButton>
    ),
  },
  play: async ({ canvas }) => {
    const [bell, face] = [/^Notifications/, /^Account/].map((name) => canvas.getByRole('button', { name }));
    await expect(bell?.compareDocumentPosition(face as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Nowhere: Story = {
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

export const ListStartup: Story = {
  args: { current: 'listStartup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('List Startup');
  },
};

export const Matrix: Story = {
  parameters: {
    // Several bars on one page, only here.
    a11y: {
      options: {
        rules: {
          'landmark-no-duplicate-banner': { enabled: false },
          'landmark-unique': { enabled: false },
        },
      },
    },
  },
  render: (args) => (
    <Stack>
      {placeNames.map((current) => (
        <TopBar key={current} {...args} current={current} />
      ))}
    </Stack>
  ),
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveAttribute('href', '/explore');
    await expect(canvas.getByRole('button', { name: 'Account: Asha Verma' })).toBeVisible();
  },
};

/** Only the mark of the brand is seen beside the field. */
export const PhoneWithSearch: Story = {
  ...WithSearch,
  globals: Phone.globals,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Updraft' }).getBoundingClientRect().width).toBeLessThan(
      40,
    );
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeGreaterThan(200);
  },
};
export const TabletWithSearch: Story = {
  ...WithSearch,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const PhoneWithNotifications: Story = { ...WithNotifications, globals: Phone.globals };
export const TabletWithNotifications: Story = { ...WithNotifications, globals: TabletWithSearch.globals };

export const Hindi: Story = { globals: { locale: 'hi' } };
export const SpanishTablet: Story = {
  ...WithNotifications,
  play: undefined,
  globals: { locale: 'es', viewport: { value: 'tablet', isRotated: false } },
};
