import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea, textAreaLooks } from '@/components/controls/TextArea';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Controls/TextArea',
  component: TextArea,
  args: { label: 'About *', onChange: fn(), onSubmit: fn(), onCancel: fn() },
  argTypes: { look: { control: 'inline-radio', options: textAreaLooks }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'About *' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(area).toHaveValue('One\ntwo');
  },
};

/** What is longer than it takes stays; what was wrong before is said again once it fits. */
export const TooLong: Story = {
  args: { maximum: 20, error: 'About section is required', defaultValue: 'More than twenty of them.' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(
      'Too long: shorten it to 20 characters to go on. 25 of 20 characters',
    );
    await userEvent.clear(area);
    await expect(area).toHaveAccessibleDescription('About section is required');
  },
};

/** What would take a browser long to lay out stays out as a whole; the next key is welcome. */
export const Refusing: Story = {
  args: { maximum: 20, defaultValue: 'Wind.' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    const paste = (data: string) =>
      area.dispatchEvent(
        new InputEvent('beforeinput', {
          data,
          inputType: 'insertFromPaste',
          cancelable: true,
          bubbles: true,
        }),
      );
    await expect(paste('a'.repeat(20))).toBe(true);
    await expect(paste('a'.repeat(5001))).toBe(false);
    await waitFor(() =>
      expect(area).toHaveAccessibleDescription(
        'Nothing was put in: that is more than fits here. At most 20 characters do.',
      ),
    );
    await expect(area).toBeValid();
    await userEvent.keyboard('!');
    await expect(area).toHaveValue('Wind.!');
    await waitFor(() => expect(area).not.toHaveAttribute('aria-describedby'));
  },
};

/** As high as its text, and back. */
export const Growing: Story = {
  args: { rows: 1, canGrow: true },
  render: (args) => {
    const [value, setValue] = useState('');
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const atFirst = area.offsetHeight;
    await userEvent.type(area, 'One{Enter}two');
    await expect(area.offsetHeight).toBeGreaterThan(atFirst);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(atFirst);
    await userEvent.type(area, 'One{Enter}two{Enter}three');
    await expect(area.offsetHeight).toBeGreaterThan(atFirst + 40);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

export const GrowingUncontrolled: Story = {
  args: { rows: 1, canGrow: true, defaultValue: 'One\ntwo' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, '{Enter}three{Enter}four');
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};

/** In a card, as the composer has it. */
export const Bare: Story = {
  args: {
    label: 'Your update',
    isLabelHidden: true,
    placeholder: 'Share an update with your network',
    look: 'bare',
  },
  render: (args) => (
    <Card>
      <TextArea {...args} rows={2} canGrow />
    </Card>
  ),
};

export const Invalid: Story = {
  args: { label: 'Problem *', error: 'Problem statement is required', isRequired: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Problem *' });
    await expect(area).toHaveAccessibleDescription('Problem statement is required');
    await expect(area).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'Heliogrid puts a trading desk on every rooftop.', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      {textAreaLooks.map((look) => (
        <Stack key={look}>
          <TextArea label={`Empty, ${look}`} look={look} placeholder="What do you build?" />
          <TextArea
            label={`Filled, ${look}`}
            look={look}
            defaultValue="Heliogrid puts a desk on every roof."
          />
          <TextArea
            label={`Growing, ${look}`}
            look={look}
            canGrow
            rows={1}
            defaultValue={'One\ntwo\nthree'}
          />
          <TextArea label={`Invalid, ${look}`} look={look} error="Problem statement is required" />
          <TextArea label={`Disabled, ${look}`} look={look} defaultValue="Heliogrid" isDisabled />
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'आप कौन-सी समस्या हल कर रहे हैं, और वह किसके लिए इतनी ज़रूरी है?',
    canGrow: true,
    defaultValue: `${'छतों पर बनी अतिरिक्त बिजली ग्रिड को एक-तिहाई दाम पर वापस बेची जाती है। '.repeat(12)}${'heliogrid'.repeat(12)}`,
    error: 'समस्या का विवरण 500 अक्षरों से कम होना चाहिए।',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
