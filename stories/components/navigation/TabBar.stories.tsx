import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeNames } from '@/components/navigation/places';
import { TabBar } from '@/components/navigation/TabBar';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Navigation/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { current: 'home' },
  argTypes: { current: { control: 'inline-radio', options: [...placeNames, null] } },
  decorators: [
    (Story) => (
      <>
        <main style={{ minHeight: 400, padding: 16 }}>
          <Text tone="muted">The bar stands at the bottom of a phone.</Text>
        </main>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/explore'],
      ['Discover', '/discover'],
      ['List Startup', '/list-startup'],
      ['Message', '/messages'],
      ['Profile', '/profile/manage'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
  },
};

export const ListStartup: Story = { args: { current: 'listStartup' } };
export const Profile: Story = { args: { current: 'profile' } };
export const Nowhere: Story = { args: { current: null } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Spanish: Story = { globals: { locale: 'es' } };

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
