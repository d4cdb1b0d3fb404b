import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Heading, headingSizes } from '@/components/typography/Heading';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Explore' },
});

/** It can take the focus when the app moves to its screen, without a ring: it is no control. */
export const Default = meta.story({
  args: { isFocusable: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Explore' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={24}>
      {headingSizes.map((size, at) => (
        <Heading key={size} level={at === 0 ? 1 : 2} size={size}>
          How It Works ({size})
        </Heading>
      ))}
      {([2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
});

export const LongWordAndHindi = meta.story({
  globals: { locale: 'hi' },
  render: () => (
    <Stack gap={24}>
      {headingSizes.map((size, at) => (
        <Heading key={size} level={at === 0 ? 1 : 2} size={size}>
          जहाँ विचार उड़ान भरते हैं: Donaudampfschifffahrtsgesellschaft
        </Heading>
      ))}
    </Stack>
  ),
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
});
