import { heliogrid, kestrel, stressStartup } from '@kit/fixtures/account';
import { expect, fn, mocked } from 'storybook/test';
import { OwnedStartup } from '@/components/account/OwnedStartup';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { hindiPhone, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
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

/** A startup that seeks investment, and one with only a name. */
export const Default = meta.story({
  render: states({ Active: {}, Inactive: { startup: kestrel, href: '/startups/kestrel' } }),
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Heliogrid is seeking investment', checked: true });
    const says = 'This startup is currently active and seeking investment';
    await expect(toggle).toHaveAccessibleDescription(says);
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('switch', { checked: false }));
    await expect(mocked(args.onActiveChange).mock.calls).toEqual([[false], [true]]);
    const active = stateOf(canvas, 'Active');
    await userEvent.click(active.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(active.getByRole('button', { name: 'Delete Heliogrid' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText('Not added yet')).toHaveLength(7);
  },
});

export const Stress = meta.story({
  args: { startup: stressStartup },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull();
  },
});
