import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField, searchTones } from '@/components/controls/SearchField';
import preview, { cramped, crossed, holding, ofEach, stateOf, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: SearchField,
  args: {
    label: 'Search updates',
    placeholder: 'Search updates',
    value: '',
    clearLabel: 'Clear search',
    shortcut: '⌘K',
    onChange: fn(),
    onSubmit: fn(),
  },
  render: holding('value', 'onChange'),
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search updates' });
    const cleared = async () => {
      await expect(field).toHaveValue('');
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByText('⌘K')).toBeVisible();
    };
    await step('Enter submits, except when it ends an input method’s composition', async () => {
      await userEvent.type(field, 'solar');
      await expect(args.onChange).toHaveBeenLastCalledWith('solar');
      await expect(canvas.queryByText('⌘K')).toBeNull();
      fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('Escape clears the field, and propagates only if the field is already empty', async () => {
      const outside = fn();
      const listening = new AbortController();
      document.addEventListener('keydown', (event) => outside(event.defaultPrevented), listening);
      await userEvent.keyboard('{Escape}');
      await cleared();
      await userEvent.keyboard('{Escape}');
      await expect(outside.mock.calls).toEqual([[false]]);
      listening.abort();
    });
    await step('the Clear search button clears and focuses the field', async () => {
      await userEvent.keyboard('wind');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await cleared();
      await expect(field).toHaveFocus();
    });
  },
});

/** A query that is too long is truncated. */
export const Matrix = meta.story({
  render: states(
    crossed(ofEach('tone', searchTones), {
      empty: { shortcut: undefined },
      'with a shortcut': { shortcut: 'Ctrl K' },
      filled: { value: 'solar' },
      'too long': { value: 'sun '.repeat(60) },
    }),
  ),
  play: async ({ canvas }) => {
    const long = stateOf(canvas, 'surface, too long').getByRole('searchbox');
    await expect(long).toHaveValue('sun '.repeat(60));
    await expect(long).toHaveAccessibleDescription('Only the first 200 characters are searched.');
  },
});

/** In a narrow field, the placeholder takes precedence over the shortcut. */
export const LongText = meta.story({
  ...cramped(280),
  args: tooLong('label', 'placeholder'),
  play: async (context) => {
    await cramped(280).play(context);
    await expect(context.canvas.getByText('⌘K')).not.toBeVisible();
  },
});
