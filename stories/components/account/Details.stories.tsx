import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { Details } from '@/components/account/Details';
import preview from '../../../.storybook/preview';
import { onPhone, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  component: Details,
  args: {
    details: [
      { term: 'Stage', value: 'Seed' },
      { term: 'Industry', value: '' },
      { term: 'Founded', value: undefined },
      { term: 'Website', value: 'heliogrid.example', line: 'phone' as const },
      { term: 'Bio', value: 'Two lines.\nThe second.\n\n\n\nOne more.', line: 'always' as const },
    ],
  },
});

/** Line breaks are preserved, with at most one empty line in a row. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('definition'))).toEqual([
      'Seed',
      'Not added yet',
      'Not added yet',
      'heliogrid.example',
      'Two lines.\nThe second.\n\nOne more.',
    ]);
    await expect(canvas.getByText(/Two lines/)).toHaveStyle({ whiteSpaceCollapse: 'preserve' });
  },
});

export const Stress = meta.story({
  args: {
    details: Object.entries(stressTexts).map(([term, value]) => ({ term, value: value.slice(0, 160) })),
  },
  ...onPhone,
});
