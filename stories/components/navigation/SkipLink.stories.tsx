import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '@/components/navigation/SkipLink';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main">
          <Text>Press Tab: the link appears at the top left.</Text>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
