import wizard from '@messages/en/wizard';
import { FileText } from 'lucide';
import { expect, fireEvent, fn } from 'storybook/test';
import { Icon } from '@/components/brand/Icon';
import { FileField, type FileFieldProps } from '@/components/controls/FileField';
import preview from '../../../.storybook/preview';
import { cramped, holding, stateOf, states, tooLong } from '../../support/socialStates';

const notes = new Blob(['Ask for the deck.'], { type: 'text/plain' });

const meta = preview.meta({
  component: FileField,
  args: {
    label: 'Notes',
    name: 'notes',
    value: null,
    accept: 'text/plain',
    hint: 'A text file.',
    texts: wizard.fields.pdf,
    read: async (file) => (file.size > 0 ? file : 'unreadable'),
    picture: <Icon of={FileText} size={28} />,
    onChange: fn(),
  } as FileFieldProps<string>,
  render: holding('value', 'onChange'),
  argTypes: { value: { control: false }, picture: { control: false } },
});

/** An empty file is refused with the reason; the next file is accepted, and the reason disappears. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Notes');
    const choose = (content: string) => {
      const files = new DataTransfer();
      files.items.add(new File([content], 'notes.txt', { type: 'text/plain' }));
      input.files = files.files;
      return fireEvent.change(input);
    };
    await choose('');
    const reason = await canvas.findByText(wizard.fields.pdf.unreadable);
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose('Ask for the deck.');
    await expect(await canvas.findByRole('button', { name: wizard.fields.pdf.remove })).toBeVisible();
    await expect(reason).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: states({
    Filled: { value: notes, status: 'A text is selected.' },
    Invalid: { error: 'Notes are required', isRequired: true },
    Disabled: { value: notes, isDisabled: true },
  }),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'Invalid').getByLabelText(/^Notes/)).toBeInvalid();
    await expect(stateOf(canvas, 'Filled').getByText('A text is selected.')).toBeVisible();
    // The button of the filled field.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Stress = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'hint', 'error'), value: notes },
});
