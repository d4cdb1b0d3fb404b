import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { CopyRefused, type CopyRefusedProps } from '@/components/profile/CopyRefused';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  component: CopyRefused,
  args: { link: 'https://updraft.example/startups/heliogrid', onClose: fn() },
  decorators: [(Story) => <div style={{ minHeight: 220 }}>{Story()}</div>],
});

function Asked({ link, onClose }: CopyRefusedProps) {
  const [isRefused, setRefused] = useState(false);
  const close = () => {
    setRefused(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setRefused(true)}>Share</Button>
      {isRefused && <CopyRefused link={link} onClose={close} />}
    </>
  );
}

/** The link is selected, so one key press copies it. Escape closes this note and restores the focus. */
export const Default = meta.story({
  render: (args) => <Asked {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Couldn’t copy the link/);
    const field: HTMLInputElement = canvas.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, args.link.length]);
    await userEvent.keyboard('x');
    await expect(field).toHaveValue(args.link);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({
  globals: hindiNight,
  args: { link: `https://updraft.example/startups/${'kilnworks-'.repeat(20)}` },
});
