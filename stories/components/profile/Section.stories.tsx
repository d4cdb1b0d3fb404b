import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { Tag } from '@/components/controls/Tag';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import { TextButton } from '@/components/typography/TextButton';
import preview from '../../../.storybook/preview';
import { hindiIn, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Section,
  args: { title: 'About', children: <Text>Heliogrid puts a trading desk on every rooftop.</Text> },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: states({
    'With an action': { action: <TextButton onClick={fn()}>See all</TextButton> },
    'With a note': { title: 'Top Skills', note: 'As others see them' },
    'Small, for the side column': { title: 'Fundraising', size: 'small', action: <Tag>Closed</Tag> },
    'Lower heading level': { title: 'Round', level: 3, size: 'small' },
  }),
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Top Skills' })).toHaveTextContent('As others see them'),
});

export const LongText = meta.story({
  ...hindiIn(288),
  args: {
    title: stressTexts.unbroken,
    action: <TextButton onClick={fn()}>{stressTexts.hindi}</TextButton>,
    children: <Text>{stressTexts.unbroken}</Text>,
  },
});
