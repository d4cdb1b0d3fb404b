import { expect, fn, mocked } from 'storybook/test';
import { SegmentedControl } from '@/components/controls/SegmentedControl';
import preview, { cramped, holding, states } from '../../support/preview';

const named = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
const themes = named('Light', 'Dark', 'System');

const meta = preview.meta({
  component: SegmentedControl,
  args: { label: 'Theme', value: 'light', options: themes, onChange: fn() },
  render: holding('value', 'onChange'),
  decorators: [(Story) => <div style={{ maxWidth: 540 }}>{Story()}</div>],
});

/** The control is a single tab stop. The arrow keys change the choice. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(canvas.getByText('System'));
    await expect(mocked(args.onChange).mock.calls).toEqual([['dark'], ['system']]);
  },
});

export const Matrix = meta.story({
  render: states({
    Two: { options: themes.slice(0, 2) },
    'Hidden label': { isLabelHidden: true, value: 'dark' },
  }),
});

export const LongText = meta.story({
  ...cramped(288),
  args: {
    label: 'दिखावट: उजली, गहरी या डिवाइस के अनुसार',
    options: named('उजली थीम', 'गहरी थीम, रात के लिए', 'Systemeinstellungen'),
  },
});
