import { Stack } from '@/components/layout/Stack';
import { Heading, headingSizes } from '@/components/typography/Heading';
import preview from '../../../.storybook/preview';
import { hindiIn } from '../../support/socialStates';

const meta = preview.meta({
  component: Heading,
  args: { level: 1 as const, children: 'Explore' },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={24}>
      {headingSizes.map((size, at) => (
        <Heading key={size} {...args} level={at === 0 ? 1 : 2} size={size} />
      ))}
      {([2, 3, 4] as const).map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
});

export const LongWordAndHindi = meta.story({
  ...hindiIn(320),
  args: { children: 'जहाँ विचार उड़ान भरते हैं: Donaudampfschifffahrtsgesellschaft' },
  render: Matrix.input.render,
});
