import { me, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { PostComposer } from '@/components/social/PostComposer';
import { postTags } from '@/data/schema/lists';

const meta = {
  title: 'Components/Social/PostComposer',
  component: PostComposer,
  args: { me, text: '', tag: null, onTextChange: fn(), onTagChange: fn(), onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof PostComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'H');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('H');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a tag' }), 'Hiring');
    await expect(args.onTagChange).toHaveBeenLastCalledWith('Hiring');
  },
};

export const Typed: Story = {
  args: { text: 'We are hiring two grid engineers in Pune.', tag: 'Hiring' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'No tag');
    await expect(args.onTagChange).toHaveBeenLastCalledWith(null);
  },
};

/** More than a post takes stays typed, and why it isn't posted is said. */
export const TooLong: Story = {
  args: { text: 'Day after day. '.repeat(400) },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription(
      'Too long: shorten it to 5,000 characters to go on. 6,000 of 5,000 characters',
    );
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
    await userEvent.click(area);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What is posted takes the button's turn with it: the focus is back in the field, by key and by button. */
export const Posted: Story = {
  render: function Posted(args) {
    const [text, setText] = useState('We are hiring.');
    return <PostComposer {...args} text={text} onTextChange={setText} onSubmit={() => setText('')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { me: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** It grows with its text and holds its place without one. */
export const Growing: Story = {
  render: function Growing(args) {
    const [text, setText] = useState('');
    return <PostComposer {...args} text={text} onTextChange={setText} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, 'One{Enter}two{Enter}three{Enter}four');
    await expect(field.clientHeight).toBeGreaterThan(before);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {[null, ...postTags].map((tag) => (
        <PostComposer key={tag} {...args} tag={tag} text={tag ? `An update about ${tag}` : ''} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: { text: stressTexts.unbroken, tag: 'Announcement', me: { ...me, avatar: '/images/missing.webp' } },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
