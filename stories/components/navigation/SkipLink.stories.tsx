import { expect } from 'storybook/test';
import { SkipLink } from '@/components/navigation/SkipLink';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: SkipLink,
  decorators: [(Story) => <main id="main">{Story()} Press Tab: the link appears at the top left.</main>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

export const Hindi = meta.story({ globals: { locale: 'hi' } });
