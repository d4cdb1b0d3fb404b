import { stressTexts } from '@kit/fixtures/feed';
import { expect, within } from 'storybook/test';
import { FieldGroup } from '@/components/account/FieldGroup';
import { TextField } from '@/components/controls/TextField';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';

const meta = preview.meta({
  title: 'Components/Account/FieldGroup',
  component: FieldGroup,
  args: {
    title: 'Contact',
    children: (
      <>
        <TextField label="Website" name="website" type="url" defaultValue="https://heliogrid.example" />
        <TextField label="LinkedIn" name="linkedin" />
      </>
    ),
  },
  decorators: [below(['h2', 'Edit profile'])],
});

/** A heading, below the form’s in the outline, names the group. */
export const Default = meta.story({
  render: (args) => (
    <>
      <FieldGroup {...args} />
      <FieldGroup {...args} title="About you" />
    </>
  ),
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Contact' }));
    await expect(group.getByRole('heading', { level: 3, name: 'Contact' })).toBeVisible();
  },
});

export const Stress = meta.story({
  args: { title: `${stressTexts.unbroken.slice(0, 80)} ${stressTexts.hindi}` },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(288);
  },
});
