import { expect } from 'storybook/test';
import { FieldError } from '@/components/controls/FieldError';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/FieldError',
  component: FieldError,
  args: { id: 'name-error', children: 'Full name is required' },
});

/** The control refers to it by its id, and so reads it aloud. */
export const Default = meta.story({
  render: (args) => (
    <>
      <input aria-label="Full Name" aria-describedby={args.id} aria-invalid />
      <FieldError {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Full name is required');
  },
});

export const Stress = meta.story({
  args: {
    children: `कृपया एक मान्य नाम दर्ज करें: यह पता किसी भी पंजीकृत कंपनी से मेल नहीं खाता। ${'updraft'.repeat(9)}`,
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph').scrollWidth).toBeLessThanOrEqual(220);
  },
});
