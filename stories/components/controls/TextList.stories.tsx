import wizard from '@messages/en/wizard';
import { expect, fireEvent, fn } from 'storybook/test';
import { TextList } from '@/components/controls/TextList';
import preview, { cramped, fieldMatrix, holding, textsOf, tooLong } from '../../support/preview';

const onSend = fn();

const meta = preview.meta({
  component: TextList,
  args: {
    label: 'Team members',
    name: 'team',
    placeholder: 'Name and role',
    values: ['Asha', 'Ravi'],
    texts: wizard.fields.list,
    onChange: fn(),
  },
  render: holding('values', 'onChange'),
  decorators: [(Story) => <form action={onSend}>{Story()}</form>],
  beforeEach: () => void onSend.mockClear(),
});

/** Enter adds an item and never submits the surrounding form. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Team members' });
    const add = canvas.getByRole('button', { name: 'Add' });
    const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    await step('neither blank text nor text that is too long is added', async () => {
      for (const text of ['   ', 'a'.repeat(201)]) {
        await userEvent.clear(box);
        await userEvent.click(box);
        await userEvent.paste(text);
        await expect(add).toBeDisabled();
        await userEvent.keyboard('{Enter}');
        await expect(box).toHaveValue(text);
      }
      await expect(box).toHaveAccessibleDescription(/ 201 of 200 characters$/);
    });
    await step('the Add button and Enter add an item, and the text box keeps the focus', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, ' Mina ');
      await userEvent.click(add);
      await expect(box).toHaveFocus();
      await expect(box).toHaveValue('');
      await userEvent.keyboard('Nils');
      fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
      await expect(box).toHaveValue('Nils');
      await userEvent.keyboard('{Enter}{Enter}');
      const items = ['Asha', 'Ravi', 'Mina', 'Nils'];
      await expect(canvas.getByRole('list', { name: 'Team members' })).toBeVisible();
      await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(items);
      await expect(canvas.getByRole('status')).toHaveTextContent('Nils added');
      await expect(args.onChange).toHaveBeenLastCalledWith(items);
      await expect(onSend).not.toHaveBeenCalled();
    });
    await step('removing an item focuses the next one, else the last one, else the text box', async () => {
      await userEvent.click(remove('Ravi'));
      await expect(canvas.getByRole('status')).toHaveTextContent('Ravi removed');
      for (const next of ['Mina', 'Nils', 'Asha']) {
        await expect(remove(next)).toHaveFocus();
        await userEvent.keyboard('{Enter}');
      }
      await expect(box).toHaveFocus();
      await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    });
  },
});

/** Text in the field counts as an item before it is added, so the form doesn’t lose it. */
export const Pending = meta.story({
  args: { values: ['Asha'] },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    const reported = (...values: string[]) => expect(args.onChange).toHaveBeenLastCalledWith(values);
    await userEvent.type(box, 'Ravi');
    await reported('Asha', 'Ravi');
    await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(['Asha']);
    await userEvent.clear(box);
    await reported('Asha');
    await userEvent.type(box, 'Asha');
    await reported('Asha', 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Asha' }));
    await reported('Asha');
    await expect(box).toHaveValue('Asha');
    await userEvent.keyboard('{Enter}Asha{Enter}Asham{Enter}');
    await reported('Asha', 'Asha', 'Asham');
  },
});

/** Duplicates are detected regardless of case. A text that only starts with an existing item isn’t a duplicate. */
export const NoDuplicates = meta.story({
  args: { values: ['React', 'SQL'], hasNoDuplicates: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'react{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'SQL']);
    await expect(box).toHaveAccessibleDescription('react is already in the list');
    await userEvent.keyboard(' Native{Enter}');
    await expect(box).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(['React', 'SQL', 'react Native']);
    await userEvent.keyboard('sql{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SQL' }));
    await expect(box).toBeValid();
    await expect(canvas.getByRole('status')).toHaveTextContent('SQL removed');
  },
});

/** Commas separate several items. Only new ones are added. */
export const SplitAtCommas = meta.story({
  args: { values: ['SQL'], hasNoDuplicates: true, canSplit: true },
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('textbox');
    const reported = (...values: string[]) => expect(args.onChange).toHaveBeenLastCalledWith(values);
    await step('each comma-separated item is reported before it is added', async () => {
      await userEvent.type(box, ' Java, JavaScript, sql,');
      await reported('SQL', 'Java', 'JavaScript');
      await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(['SQL']);
    });
    await step('Enter adds all comma-separated items', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual(['SQL', 'Java', 'JavaScript']);
      await expect(canvas.getByRole('status')).toHaveTextContent('Java, JavaScript added');
    });
    await step('items that are already in the list, and commas alone, aren’t added', async () => {
      await userEvent.keyboard('java, Java{Enter}');
      await expect(box).toHaveAccessibleDescription('java, Java is already in the list');
      await userEvent.clear(box);
      await userEvent.type(box, ' , ,');
      await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
      await reported('SQL', 'Java', 'JavaScript');
    });
  },
});

export const Matrix = meta.story(fieldMatrix({ Empty: { values: [] } }));

const { text } = tooLong('text');

export const Stress = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'placeholder'), values: Array.from({ length: 12 }, () => text) },
});
