import wizard from '@messages/en/wizard';
import { expect, fn, mocked } from 'storybook/test';
import { PdfField } from '@/components/controls/PdfField';
import preview, { cramped, holding, tooLong } from '../../support/preview';

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

/** A PDF is chosen and removed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Pitch deck');
    await expect(input).toHaveAccessibleDescription('PDF, at most 10 MB. Choose a PDF or drop the file here');
    await userEvent.upload(input, new File(['%PDF-1.7'], 'deck.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('PDF selected.')).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      'PDF, at most 10 MB. PDF selected. Choose another PDF or drop the file here',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the PDF' }));
    await expect(canvas.queryByText('PDF selected.')).toBeNull();
    await expect(input).toHaveFocus();
    const [[chosen] = [], ...others] = mocked(args.onChange).mock.calls;
    await expect([chosen?.type, ...others]).toEqual(['application/pdf', [null]]);
  },
});

export const Stress = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'hint'), value: '/deck.pdf' },
});
