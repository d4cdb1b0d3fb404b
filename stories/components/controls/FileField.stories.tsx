import wizard from '@messages/en/wizard';
import { FileText } from 'lucide';
import { fn } from 'storybook/test';
import { Icon } from '@/components/brand/Icon';
import { FileField, type FileFieldProps } from '@/components/controls/FileField';
import preview, { cramped, fieldMatrix, holding, tooLong } from '../../support/preview';

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

export const Default = meta.story();

export const Matrix = meta.story(
  fieldMatrix({
    Filled: { value: notes, status: 'A text is selected.' },
    Disabled: { value: notes, isDisabled: true },
  }),
);

export const Stress = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'hint', 'error'), value: notes },
});
