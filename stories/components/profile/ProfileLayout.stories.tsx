import { expect } from 'storybook/test';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { hindiNight, textsOf } from '../../support/socialStates';

const section = (title: string, text: string, size?: 'small') => (
  <Section key={title} title={title} size={size}>
    <Text>{text}</Text>
  </Section>
);

const meta = preview.meta({
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
    more: section('Similar startups', 'Ledgerline and Mirahealth.'),
  },
  argTypes: { main: { control: false }, aside: { control: false } },
});

const order = ['About', 'Awards', 'Fundraising', 'Contact', 'Pitch deck', 'Similar startups'];

/** Two columns on a desktop, the rest of the main column at its end; on a tablet the aside follows in two columns. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('heading', { level: 2 }))).toEqual(order);
  },
});

/** In one column the aside comes before the rest. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = order.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
});

export const LongText = meta.story({
  args: {
    main: section('हमारे बारे में', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(6)),
    aside: section(
      'निवेश का दौर',
      'छतों पर बनी सौर बिजली पड़ोसियों के बीच ख़रीदी और बेची जाती है। '.repeat(4),
      'small',
    ),
  },
  globals: hindiNight,
});
