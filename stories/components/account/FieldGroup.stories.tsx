import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FieldGroup } from '@/components/account/FieldGroup';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';

const fields = (
  <>
    <TextField label="Website" name="website" type="url" defaultValue="https://heliogrid.example" />
    <TextField label="LinkedIn" name="linkedin" />
  </>
);

const meta = {
  title: 'Components/Account/FieldGroup',
  component: FieldGroup,
  args: { title: 'Contact', children: fields },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <>
        <VisuallyHidden as="h2">Edit profile</VisuallyHidden>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the group, and stands in the outline below the form's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Contact' }));
    await expect(group.getByRole('heading', { level: 3, name: 'Contact' })).toBeVisible();
    await expect(group.getAllByRole('textbox')).toHaveLength(2);
  },
};

/** Two of them, each with its own name. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <FieldGroup {...args} />
      <FieldGroup title="About you">
        <TextArea label="Bio" name="bio" />
      </FieldGroup>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Contact' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'About you' })).toBeVisible();
  },
};

export const Stress: Story = {
  args: { title: `${stressTexts.unbroken.slice(0, 80)} ${stressTexts.hindi}` },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').scrollWidth).toBeLessThanOrEqual(288);
  },
};
