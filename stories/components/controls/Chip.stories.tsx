import { expect, fn } from 'storybook/test';
import { Chip } from '@/components/controls/Chip';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/Chip',
  component: Chip,
  args: { children: 'Funding News', isPressed: false, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Funding News', pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({
  args: { children: 'वित्तपोषण और निवेश से जुड़े सभी नए समाचार', isPressed: true },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
});
