import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapters } from '@/components/marketing/Chapters';
import { Prose } from '@/components/marketing/Prose';
import { Heading } from '@/components/typography/Heading';

const items = [
  { id: 'service', title: 'What Updraft is' },
  { id: 'account', title: 'Your account' },
  { id: 'data', title: 'Your data stays on this device' },
];

const meta = {
  title: 'Components/Marketing/Chapters',
  component: Chapters,
  args: {
    label: 'On this page',
    items,
    children: items.map(({ id, title }) => (
      <section key={id} id={id}>
        <Heading level={2}>{title}</Heading>
        <Prose text="You need an account to read and write in the feed and to manage a profile." />
      </section>
    )),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Chapters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '#account');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongTitles: Story = {
  args: {
    items: [
      { id: 'service', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
      { id: 'account', title: 'एक लंबा शीर्षक जो सूची में दो या तीन पंक्तियों तक चला जाता है' },
    ],
  },
};
