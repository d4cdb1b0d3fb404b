import { heliogrid, kestrel, stressStartup } from '@kit/fixtures/account';
import { expect, fireEvent, mocked } from 'storybook/test';
import { OwnedStartupForm } from '@/components/account/OwnedStartupForm';
import { typedStartup } from '@/data/schema/shapes/ownedStartup';
import preview, { below, formArgs, holdingFields, onPhone } from '../../support/preview';

const meta = preview.meta({
  component: OwnedStartupForm,
  render: holdingFields,
  args: { values: typedStartup(heliogrid), errors: {}, savedName: 'Heliogrid', ...formArgs() },
  argTypes: { values: { control: false } },
  decorators: [below(['h2', 'My Startups'])],
});

/** Every field of the listing wizard, and the other fields of the startup’s page. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Stage'), 'Series C+');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Team members' }));
    await userEvent.paste('Ada Moor, CTO');
    await userEvent.selectOptions(canvas.getByLabelText('Funding round'), 'Bootstrapped');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the PDF' }));
    fireEvent.change(canvas.getByLabelText('Closing date'), { target: { value: '2026-03-31' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Award 1' }));
    await expect(mocked(args.onFieldChange).mock.calls).toEqual([
      ['stage', 'Series C+'],
      ['logo', ''],
      ['team', [...heliogrid.team, 'Ada Moor, CTO']],
      ['fundingRound', 'Bootstrapped'],
      ['pitchDeck', ''],
      ['closingDate', '2026-03-31'],
      ['awards', typedStartup(heliogrid).awards.slice(1)],
    ]);
  },
});

/** The first invalid field has the focus. A stage from the listing that this form doesn’t offer remains selected. */
export const Invalid = meta.story({
  args: {
    values: { ...typedStartup(kestrel), stage: 'Bootstrapped', tagline: '', email: 'hello' },
    errors: { email: 'emailInvalid', tagline: 'taglineRequired' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tagline')).toHaveFocus();
    await expect(canvas.getByLabelText('Tagline')).toHaveAccessibleDescription('Tagline is required');
    await expect(canvas.getByLabelText('Stage')).toHaveValue('Bootstrapped');
  },
});

export const Stress = meta.story({
  ...onPhone,
  args: {
    values: { ...typedStartup(stressStartup), name: '' },
    savedName: stressStartup.name,
    hasFailed: true,
    isBusy: true,
  },
});
