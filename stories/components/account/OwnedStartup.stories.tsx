import { heliogrid, kestrel, stressStartup } from '@kit/fixtures/account';
import { expect, fn } from 'storybook/test';
import { OwnedStartup } from '@/components/account/OwnedStartup';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Account/OwnedStartup',
  component: OwnedStartup,
  args: {
    startup: heliogrid,
    href: '/startups/heliogrid',
    onEdit: fn(),
    onRemove: fn(),
    onActiveChange: fn(),
  },
  decorators: [below(['h2', 'My Startups'])],
});

/** A startup that seeks investment. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Heliogrid seeks investment' });
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(
      'This startup is currently active and seeking investment',
    );
    await userEvent.click(toggle);
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Heliogrid' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** With nothing but a name. */
export const Inactive = meta.story({
  args: { startup: kestrel, href: '/startups/kestrel' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Not added yet')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onActiveChange).toHaveBeenLastCalledWith(true);
  },
});

export const Stress = meta.story({
  args: { startup: stressStartup },
  globals: { ...phone, locale: 'hi', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull();
  },
});
