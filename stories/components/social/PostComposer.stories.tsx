import { me, stressTexts } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PostComposer } from '@/components/social/PostComposer';
import { postTags } from '@/data/schema/shapes/lists';
import preview from '../../../.storybook/preview';
import { hindiIn, stateOf, states, stressPerson } from '../../support/socialStates';

const saltpan = { id: 'saltpan', kind: 'startup', role: '', avatar: '', isVerified: false } as const;
const withStartup = { me: { ...me, postsAs: [{ ...saltpan, name: 'Saltpan' }] } };

const meta = preview.meta({
  component: PostComposer,
  args: { me, text: '', tag: null, onTextChange: fn(), onTagChange: fn(), onAsChange: fn(), onSubmit: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

/** The field grows with its text. After posting, it has the focus again. */
export const Default = meta.story({
  render: function Posting(args) {
    const [text, setText] = useState('');
    const post = () => {
      args.onSubmit();
      setText('');
    };
    return <PostComposer {...args} text={text} onTextChange={setText} onSubmit={post} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your update' });
    const post = canvas.getByRole('button', { name: 'Post' });
    await expect(post).toBeDisabled();
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const before = field.clientHeight;
    await userEvent.type(field, 'One{Enter}two{Enter}three{Enter}four');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await userEvent.click(post);
    await expect(post).toBeDisabled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Five{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** A text that is too long is preserved. A message explains why it can’t be posted. */
export const Matrix = meta.story({
  render: states({
    Loading: { me: null },
    'As a user': withStartup,
    'As a startup': { ...withStartup, as: 'saltpan', hasInitialFocus: true },
    'Too long': { text: 'Day after day. '.repeat(400) },
    ...Object.fromEntries(postTags.map((tag) => [tag, { tag, text: `An update about ${tag}` }])),
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(stateOf(canvas, 'Loading').getByRole('textbox')).toBeDisabled();
    await expect(stateOf(canvas, 'As a startup').getByRole('textbox')).toHaveFocus();
    const postAs = stateOf(canvas, 'As a user').getByRole('combobox', { name: 'Post as' });
    await userEvent.selectOptions(postAs, 'Saltpan');
    await expect(args.onAsChange).toHaveBeenLastCalledWith('saltpan');
    const long = stateOf(canvas, 'Too long');
    await expect(long.getByRole('textbox')).toHaveAccessibleDescription(/^Too long. Shorten it to 5,000/);
    await expect(long.getByRole('button', { name: 'Post' })).toBeDisabled();
    await userEvent.type(long.getByRole('textbox'), '{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.selectOptions(long.getByRole('combobox', { name: 'Add a tag' }), 'Hiring');
    await expect(args.onTagChange).toHaveBeenLastCalledWith('Hiring');
    await userEvent.selectOptions(stateOf(canvas, 'Hiring').getByRole('combobox'), 'No tag');
    await expect(args.onTagChange).toHaveBeenLastCalledWith(null);
  },
});

export const Stress = meta.story({
  ...hindiIn(288),
  args: {
    text: stressTexts.unbroken,
    tag: 'Announcement',
    as: 'saltpan',
    me: { ...me, ...stressPerson, postsAs: [{ ...saltpan, ...stressPerson, id: 'saltpan' }] },
  },
  play: async ({ canvas }) => {
    // One line, however long the name of the startup is.
    const [choice] = canvas.getAllByRole('combobox');
    await expect(choice?.closest('div')?.clientHeight).toBeLessThan(48);
  },
});
