import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps, searchTones } from '@/components/controls/SearchField';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';

function Stateful(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SearchField
      {...args}
      value={value}
      onChange={(text) => {
        setValue(text);
        args.onChange(text);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/SearchField',
  component: SearchField,
  args: {
    label: 'Search updates',
    placeholder: 'Search updates',
    value: '',
    clearLabel: 'Clear search',
    onChange: fn(),
    onSubmit: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: searchTones }, ref: { control: false } },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search updates' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('solar{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('solar');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Of what is longer only the beginning is looked for: it stays, and it is said. */
export const TooLong: Story = {
  args: { value: 'sun '.repeat(60) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('sun '.repeat(60));
    await expect(field).toHaveAccessibleDescription('Only the first 200 characters are looked for.');
  },
};

/** The Enter that ends a composition only writes. Escape is the field's while there is something to empty. */
export const KeysOfOthers: Story = {
  args: { value: 'सौर' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    const around = fn();
    const listening = new AbortController();
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => around(key, defaultPrevented),
      listening,
    );
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    await expect(args.onChange.mock.calls).toEqual([['']]);
    fireEvent.keyDown(field, { key: 'Escape' });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(around.mock.calls).toEqual([
      ['Enter', false],
      ['Escape', false],
    ]);
    listening.abort();
  },
};

/** Its button empties it and gives the focus back. */
export const Clearing: Story = {
  args: { value: 'solar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithShortcut: Story = {
  args: {
    tone: 'sunken',
    label: 'Search',
    placeholder: 'Search startups, investors, people, posts',
    shortcut: '⌘K',
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName('Search');
    await userEvent.type(canvas.getByRole('searchbox'), 'solar');
    await expect(canvas.queryByText('⌘K')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('⌘K')).toBeVisible();
  },
};

/** The words have the room before the shortcut has. */
export const NoRoomForShortcut: Story = {
  args: { ...WithShortcut.args, placeholder: 'Startups, inversores, gente' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘K')).not.toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Card>
      <Stack>
        {searchTones.map((tone) => (
          <Stack key={tone}>
            <SearchField {...args} label={`Empty, ${tone}`} tone={tone} />
            <SearchField {...args} label={`With a shortcut, ${tone}`} tone={tone} shortcut="Ctrl K" />
            <SearchField {...args} label={`Filled, ${tone}`} tone={tone} value="solar" />
          </Stack>
        ))}
      </Stack>
    </Card>
  ),
};

export const LongText: Story = {
  args: {
    label: 'खोजें',
    placeholder: 'स्टार्टअप, निवेशक, लोग और पोस्ट खोजें',
    value: 'छतों पर बनी अतिरिक्त बिजली बेचने वाले स्टार्टअप',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
};
