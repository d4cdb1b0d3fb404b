import { expect, within } from 'storybook/test';
import { FieldGroup } from '@/components/account/FieldGroup';
import { TextField } from '@/components/controls/TextField';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { cramped, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: FieldGroup,
  args: {
    title: 'Contact',
    children: <TextField label="Website" name="website" />,
  },
  decorators: [below(['h2', 'Edit Profile'])],
});

/** A heading names the group, one level below the heading of the form. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Contact' }));
    await expect(group.getByRole('heading', { level: 3, name: 'Contact' })).toBeVisible();
  },
});

export const Stress = meta.story({ ...cramped(288), args: tooLong('title') });
