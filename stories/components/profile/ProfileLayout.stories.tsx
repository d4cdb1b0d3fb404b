import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { ProfileLayout } from '@/components/profile/ProfileLayout';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { hindiNight, textsOf } from '../../support/socialStates';

const section = (title: string, size?: 'small') => (
  <Section key={title} title={title} size={size}>
    <Text>{title} of Heliogrid</Text>
  </Section>
);

const meta = preview.meta({
  component: ProfileLayout,
  args: {
    main: ['About', 'Awards'].map((title) => section(title)),
    aside: ['Fundraising', 'Contact', 'Pitch deck'].map((title) => section(title, 'small')),
    more: section('Similar startups'),
  },
});

const order = ['About', 'Awards', 'Fundraising', 'Contact', 'Pitch deck', 'Similar startups'];

/** Desktop: two columns, with `more` at the end of the main one. Tablet: the cards of `aside` follow in two columns. */
export const Default = meta.story({
  play: ({ canvas }) => expect(textsOf(canvas.getAllByRole('heading', { level: 2 }))).toEqual(order),
});

/** In a single column, `aside` is above `more`. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = order.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
});

export const LongText = meta.story({
  args: { main: section(stressTexts.unbroken), aside: section(stressTexts.hindi, 'small') },
  globals: hindiNight,
});
