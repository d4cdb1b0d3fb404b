import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextArea } from '@/components/controls/TextArea';
import { lazyPart } from '@/components/layout/lazyPart';
import { Mentionable } from '@/components/social/Mentionable';
import { MentionList } from '@/components/social/MentionList';
import { MentionsContext, type MentionsProps } from '@/components/social/mentions';
import preview from '../../../.storybook/preview';
import { wide } from '../../support/socialStates';

const lena = { id: 'lena-brandt', name: 'Lena Brandt', role: 'Founder, Mirahealth', avatar: '' };
const Lena = ({ query, ...list }: MentionsProps) => (
  <MentionList {...list} people={lena.id.startsWith(query) ? [lena] : []} />
);
const Suggestions = lazyPart(async () => ({ Lena }), 'Lena');
const cancel = fn();

const meta = preview.meta({
  component: Mentionable,
  args: { children: <TextArea label="Update" onCancel={cancel} /> },
  decorators: [(Story) => <MentionsContext value={Suggestions}>{Story()}</MentionsContext>],
});

const list = () => screen.findByRole('listbox');
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

/** An @ opens the list of people. After Escape, the list stays closed until the next @. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Mail lena@');
    await isClosed();
    await userEvent.keyboard(', or @le');
    await list();
    await userEvent.keyboard('{Escape}n');
    await isClosed();
    await expect(cancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(cancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('a, or @');
    await list();
    await userEvent.keyboard('l{Tab}');
    await isClosed();
    await expect(field).toHaveValue('Mail lena@, or @lena, or @lena-brandt ');
    await expect(field).toHaveFocus();
  },
});

/** In a narrow container, the list is as wide as the field. */
export const Narrow = meta.story({
  decorators: [wide(240)],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@');
    const { left, right } = (await list()).getBoundingClientRect();
    const box = field.getBoundingClientRect();
    await waitFor(() => expect([left >= box.left, right <= box.right]).toEqual([true, true]));
  },
});
