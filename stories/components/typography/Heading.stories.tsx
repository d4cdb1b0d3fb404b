import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Heading, headingSizes } from '@/components/typography/Heading';

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { level: 1, children: 'Explore' },
  argTypes: { size: { control: 'inline-radio', options: headingSizes } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Takes focus when the app moves to its screen, without a ring: it is no control. */
export const Focusable: Story = {
  args: { isFocusable: true },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Explore' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1} size="hero">
        Where ideas take flight…
      </Heading>
      {headingSizes.slice(1).map((size) => (
        <Heading key={size} level={2} size={size}>
          How It Works ({size})
        </Heading>
      ))}
    </Stack>
  ),
};

export const Hindi: Story = {
  ...Matrix,
  globals: { locale: 'hi' },
  render: () => (
    <Stack gap={24}>
      {headingSizes.map((size) => (
        <Heading key={size} level={size === 'hero' ? 1 : 2} size={size}>
          जहाँ विचार उड़ान भरते हैं, ऊँचाइयों की ओर
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongWord: Story = {
  args: { size: 'hero', children: 'Donaudampfschifffahrtsgesellschaft' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
