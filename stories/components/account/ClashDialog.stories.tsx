import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, mocked, screen, within } from 'storybook/test';
import { ClashDialog } from '@/components/account/ClashDialog';
import preview, { onPhone, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: ClashDialog,
  args: {
    clashes: [
      { field: 'bio', mine: 'Sun, traded street by street.', theirs: 'A desk on every roof.' },
      { field: 'stage', mine: 'Seed', theirs: '' },
      { field: 'skills', mine: ['Ada Moor, CTO', 'Bo Lind'], theirs: [] },
      { field: 'logo', mine: new Blob(['logo']), theirs: '/images/logos/heliogrid.svg' },
      { field: 'pitchDeck', mine: new Blob(['%PDF-']), theirs: 'blob:deck' },
      {
        field: 'work',
        mine: [{ title: 'CTO', company: 'Heliogrid', duration: '2022–now', description: '' }],
        theirs: [
          { title: 'CEO', company: 'Heliogrid', duration: '', description: 'From 40 to 3,100 homes.' },
          { title: 'Engineer', company: 'Port', duration: '', description: '' },
        ],
      },
    ],
    labels: {
      ...{ bio: 'Bio', skills: 'Skills', work: 'Work Experience', stage: 'Stage' },
      ...{ logo: 'Logo', pitchDeck: 'Pitch deck' },
    },
    onSettle: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

/** The form and another tab changed the same fields. The user chooses one value of each, or decides later. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = screen.getByRole('dialog', { name: 'These fields changed elsewhere' });
    const bio = within(within(dialog).getByRole('region', { name: 'Bio' }));
    const mine = bio.getByRole('button', { name: 'Keep mine' });
    await expect(mine).toHaveAccessibleDescription('Bio Sun, traded street by street.');
    await userEvent.click(mine);
    await userEvent.click(bio.getByRole('button', { name: 'Use saved version' }));
    await expect(mocked(args.onSettle).mock.calls).toEqual([
      ['bio', 'mine'],
      ['bio', 'theirs'],
    ]);
    await expect(textsOf(dialog.querySelectorAll('p[id]'))).toEqual([
      'Sun, traded street by street.',
      'A desk on every roof.',
      'Seed',
      'Empty',
      'Ada Moor, CTO, Bo Lind',
      'Empty',
      'An image',
      'An image',
      'A PDF',
      'A PDF',
      'CTO, Heliogrid, 2022–now',
      'CEO, Heliogrid, From 40 to 3,100 homes.\nEngineer, Port',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const Stress = meta.story({
  args: {
    clashes: ['bio', 'skills', 'stage'].map((field) => ({
      field,
      mine: `${stressTexts.unbroken} ${stressTexts.long}`,
      theirs: stressTexts.hindi,
    })),
  },
  ...onPhone,
});
