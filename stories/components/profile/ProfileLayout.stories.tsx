import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';

const section = (title: string, text: string, size?: 'small') => (
  <Section key={title} title={title} size={size}>
    <Text>{text}</Text>
  </Section>
);

const meta = {
  title: 'Components/Profile/ProfileLayout',
  component: ProfileLayout,
  args: {
    main: [
      section('About', 'Heliogrid puts a trading desk on every rooftop.'),
      section('Awards', 'Two so far.'),
    ],
    aside: [
      section('Fundraising', '$1.3M', 'small'),
      section('Contact', 'hello@heliogrid.example', 'small'),
      section('Pitch deck', 'Twelve pages', 'small'),
    ],
  },
  argTypes: { main: { control: false }, aside: { control: false } },
} satisfies Meta<typeof ProfileLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns on a desktop; the aside follows on a tablet, in two columns, and on a phone. */
export const Default: Story = {};

/** The rest of the main column follows it on a desktop, and the aside where there is one column. */
export const WithMore: Story = {
  args: { more: section('Similar startups', 'Ledgerline and Mirahealth.') },
  play: async ({ canvas }) => {
    const order = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(order).toEqual([
      'About',
      'Awards',
      'Fundraising',
      'Contact',
      'Pitch deck',
      'Similar startups',
    ]);
  },
};

export const WithMorePhone: Story = {
  args: WithMore.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await expect(top('Similar startups')).toBeGreaterThan(top('Pitch deck'));
    await expect(top('Fundraising')).toBeGreaterThan(top('Awards'));
  },
};

export const LongText: Story = {
  args: {
    main: section('हमारे बारे में', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(6)),
    aside: section(
      'निवेश का दौर',
      'छतों पर बनी सौर बिजली पड़ोसियों के बीच ख़रीदी और बेची जाती है। '.repeat(4),
      'small',
    ),
  },
  globals: { locale: 'hi' },
};
