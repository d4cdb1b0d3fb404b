import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField, searchTones } from '@/components/controls/SearchField';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { holding } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Controls/SearchField',
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
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await step('Enter submits, but not the one that ends a composition', async () => {
      await userEvent.keyboard('solar');
      await expect(args.onChange).toHaveBeenLastCalledWith('solar');
      await expect(canvas.queryByText('⌘K')).toBeNull();
      fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('Escape clears the field, and reaches what is around it only when it is empty', async () => {
      const outside = fn();
      const listening = new AbortController();
      document.addEventListener('keydown', (event) => outside(event.defaultPrevented), listening);
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(outside).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(outside.mock.calls).toEqual([[false]]);
      listening.abort();
    });
    await step('its button clears it and focuses it', async () => {
      await userEvent.keyboard('wind');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByText('⌘K')).toBeVisible();
    });
  },
});

/** The placeholder has the room before the shortcut has. Of a query that is too long, the beginning is searched for. */
export const Matrix = meta.story({
  render: (args) => (
    <Card>
      <Stack>
        {searchTones.map((tone) => (
          <Stack key={tone}>
            <SearchField {...args} label={`Empty, ${tone}`} tone={tone} shortcut={undefined} />
            <SearchField {...args} label={`With a shortcut, ${tone}`} tone={tone} shortcut="Ctrl K" />
            <SearchField {...args} label={`Filled, ${tone}`} tone={tone} value="solar" />
          </Stack>
        ))}
        <SearchField {...args} label="Too long" value={'sun '.repeat(60)} />
        <div style={{ width: 280 }}>
          <SearchField {...args} label="Narrow" placeholder="Startups, inversores, gente" />
        </div>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByRole('searchbox', { name: 'Too long' });
    await expect(long).toHaveValue('sun '.repeat(60));
    await expect(long).toHaveAccessibleDescription('Only the first 200 characters are looked for.');
    await expect(canvas.getByText('⌘K')).not.toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    label: 'खोजें',
    placeholder: 'स्टार्टअप, निवेशक, लोग और पोस्ट खोजें',
    value: 'छतों पर बनी अतिरिक्त बिजली बेचने वाले स्टार्टअप',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
});
