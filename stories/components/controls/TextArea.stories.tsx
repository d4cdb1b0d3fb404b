import { expect, fn, waitFor } from 'storybook/test';
import { TextArea, type TextAreaProps, textAreaLooks } from '@/components/controls/TextArea';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

const Stateful = stateful<TextAreaProps>(TextArea, 'value');

const meta = preview.meta({
  title: 'Components/Controls/TextArea',
  component: TextArea,
  args: { label: 'About *', onChange: fn(), onSubmit: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
});

export const Default = meta.story({
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
});

/** A text over the maximum stays; a paste that a browser would take long to lay out is refused as a whole. */
export const Limited = meta.story({
  args: { maximum: 20, defaultValue: 'More than twenty of them.' },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox');
    await step('too long', async () => {
      await expect(area).toBeInvalid();
      await expect(area).toHaveAccessibleDescription(
        'Too long: shorten it to 20 characters to go on. 25 of 20 characters',
      );
      await userEvent.clear(area);
      await expect(area).toBeValid();
    });
    await step('refused, until the next key', async () => {
      await userEvent.type(area, 'Wind.');
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
    });
  },
});

/** As high as its text, and back, whether its parent holds the text or not. */
export const Growing = meta.story({
  args: { rows: 1, canGrow: true },
  render: (args) => (
    <Stack>
      <Stateful {...args} label="Controlled" value="" />
      <TextArea {...args} label="Uncontrolled" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const area of canvas.getAllByRole('textbox')) {
      const atFirst = area.offsetHeight;
      await userEvent.type(area, 'One{Enter}two');
      await expect(area.offsetHeight).toBeGreaterThan(atFirst);
      await userEvent.clear(area);
      await expect(area.offsetHeight).toBe(atFirst);
      await userEvent.type(area, 'One{Enter}two{Enter}three');
      await expect(area.offsetHeight).toBeGreaterThan(atFirst + 40);
      await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    }
  },
});

const error = 'Problem statement is required';

/** Bare, in a card as the composer has it. */
export const Matrix = meta.story({
  render: () => (
    <Stack gap={20}>
      {textAreaLooks.map((look) => (
        <Stack key={look}>
          <TextArea label={`Empty, ${look}`} look={look} placeholder="What do you build?" />
          <TextArea label={`Filled, ${look}`} look={look} rows={1} canGrow defaultValue={'One\ntwo\nthree'} />
          <TextArea label={`Invalid, ${look}`} look={look} error={error} isRequired />
          <TextArea label={`Disabled, ${look}`} look={look} defaultValue="Heliogrid" isDisabled />
        </Stack>
      ))}
      <Card>
        <TextArea
          label="Your update"
          isLabelHidden
          look="bare"
          placeholder="Share an update"
          rows={2}
          canGrow
        />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const look of textAreaLooks) {
      const invalid = canvas.getByRole('textbox', { name: `Invalid, ${look}` });
      await expect(invalid).toHaveAccessibleDescription(error);
      await expect(invalid).toBeInvalid();
      await expect(canvas.getByRole('textbox', { name: `Disabled, ${look}` })).toBeDisabled();
    }
  },
});

export const LongText = meta.story({
  args: {
    label: 'आप कौन-सी समस्या हल कर रहे हैं, और वह किसके लिए इतनी ज़रूरी है?',
    canGrow: true,
    defaultValue: `${'छतों पर बनी अतिरिक्त बिजली ग्रिड को एक-तिहाई दाम पर वापस बेची जाती है। '.repeat(12)}${'heliogrid'.repeat(12)}`,
    error: 'समस्या का विवरण 500 अक्षरों से कम होना चाहिए।',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
