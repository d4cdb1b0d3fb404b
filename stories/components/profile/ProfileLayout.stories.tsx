import type { Meta, StoryObj } from '@storybook/react-vite';
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
