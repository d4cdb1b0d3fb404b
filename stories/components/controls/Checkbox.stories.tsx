import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '@/components/controls/Checkbox';
import { Stack } from '@/components/layout/Stack';
import { TextLink } from '@/components/typography/TextLink';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

const Stateful = stateful<CheckboxProps>(Checkbox, 'isChecked');

const meta = preview.meta({
  title: 'Components/Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', name: 'remember', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={0}>
      <Checkbox label="Off" name="a" />
      <Checkbox label="On" name="b" isInitiallyChecked />
      <Checkbox label="Off, disabled" name="c" isDisabled />
      <Checkbox label="On, disabled" name="d" isInitiallyChecked isDisabled />
      <Checkbox label="Off, invalid" name="e" error="Please accept terms and conditions to continue." />
      <Checkbox label="On, invalid" name="f" isInitiallyChecked error="Choose at most three." />
      <Checkbox
        name="g"
        isRequired
        label={
          <>
            Required, with a link: <TextLink href="#terms">Terms of Use</TextLink>
          </>
        }
      />
      <Stateful {...args} label="Controlled" name="h" isChecked />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    for (const name of ['Off', 'On']) await expect(box(`${name}, disabled`)).toBeDisabled();
    await expect(box('Off, invalid')).toBeInvalid();
    await expect(box('Off, invalid')).toHaveAccessibleDescription(
      'Please accept terms and conditions to continue.',
    );
    await userEvent.click(box('Controlled'));
    await expect(box('Controlled')).not.toBeChecked();
  },
});

export const LongText = meta.story({
  args: {
    label:
      'मैं उपयोग की शर्तों और गोपनीयता नीति से सहमत हूँ, और समझता हूँ कि मेरा खाता इसी डिवाइस पर रखा जाता है। https://updraft.example/termsofuseandeverythingelse',
    error: 'आगे बढ़ने के लिए कृपया नियम और शर्तें स्वीकार करें।',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
