import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { PortfolioList } from '@/components/account/PortfolioList';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { hindiPhone, holding } from '../../support/socialStates';

const tidewheel = { name: 'Tidewheel', stage: 'Seed', year: '2024' };

const meta = preview.meta({
  component: PortfolioList,
  render: holding('entries', 'onChange'),
  args: { entries: [tidewheel], onChange: fn() },
  decorators: [below(['h2', 'Edit investor profile'])],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stage' }), 'Series A');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a company' }));
    await userEvent.keyboard('Kite');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { ...tidewheel, stage: 'Series A' },
      { name: 'Kite', stage: '', year: '' },
    ]);
  },
});

/** Only a company without a name is invalid. */
export const NameMissing = meta.story({
  args: { entries: [tidewheel, { ...tidewheel, name: '' }], error: 'Company name is required' },
  play: async ({ canvas }) => {
    const [named, unnamed] = canvas.getAllByRole('textbox', { name: 'Company name' });
    await expect(named).toBeValid();
    await expect(unnamed).toBeInvalid();
  },
});

export const Stress = meta.story({
  args: { entries: [{ ...tidewheel, name: stressTexts.unbroken }] },
  globals: hindiPhone,
});
