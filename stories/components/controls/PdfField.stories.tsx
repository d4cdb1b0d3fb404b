import wizard from '@messages/en/wizard';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { PdfField } from '@/components/controls/PdfField';
import { deckMaximum } from '@/data/schema/shapes/files';
import preview from '../../../.storybook/preview';
import { cramped, holding, stateOf, states, tooLong } from '../../support/socialStates';

const deck = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

const meta = preview.meta({
  component: PdfField,
  args: {
    label: 'Pitch deck',
    name: 'pitchDeck',
    value: null,
    hint: 'PDF, at most 10 MB.',
    texts: wizard.fields.pdf,
    onChange: fn(),
  },
  render: holding('value', 'onChange'),
  argTypes: { value: { control: false } },
});

type Canvas = StoryContext['canvas'];

const inputOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Pitch deck');
/** Simulates the browser’s file dialog, which doesn’t enforce `accept` or file names. */
const choose = (canvas: Canvas, content: BlobPart) => {
  const files = new DataTransfer();
  files.items.add(new File([content], 'deck.txt', { type: 'text/plain' }));
  const input = inputOf(canvas);
  input.files = files.files;
  return fireEvent.change(input);
};

/** The content determines whether a file is a PDF. It is chosen and removed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      'PDF, at most 10 MB. Choose a PDF or drop the file here',
    );
    await choose(canvas, '%PDF-1.7');
    await expect(await canvas.findByText('PDF selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the PDF' }));
    await expect(canvas.queryByText('PDF selected.')).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
    const [[chosen] = [], ...others] = mocked(args.onChange).mock.calls;
    await expect([chosen?.type, ...others]).toEqual(['application/pdf', [null]]);
  },
});

/** The previous PDF stays. The next accepted PDF removes the error message. */
export const Refused = meta.story({
  args: { value: deck },
  play: async ({ canvas, args }) => {
    const large = 'This PDF is larger than 10 MB. Choose a smaller one.';
    await choose(canvas, '%PDF-'.padEnd(deckMaximum + 1));
    await expect(await canvas.findByText(large)).toBeVisible();
    await choose(canvas, 'Slides');
    const other = await canvas.findByText('This file isn’t a PDF. Save it as a PDF, then choose that file.');
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      `${other.textContent} PDF, at most 10 MB. PDF selected. Choose another PDF or drop the file here`,
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await choose(canvas, '%PDF-2.0');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(other).not.toBeInTheDocument();
  },
});

export const Matrix = meta.story({
  render: states({
    Address: { value: '/files/heliogrid-deck.pdf' },
    Disabled: { value: deck, isDisabled: true },
  }),
  play: async ({ canvas }) => {
    await expect(stateOf(canvas, 'Disabled').getByLabelText('Pitch deck')).toBeDisabled();
    // The button of the field with an address.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Stress = meta.story({ ...cramped(240), args: { ...tooLong('label', 'hint'), value: deck } });
