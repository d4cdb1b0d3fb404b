import { TeamGrid } from '@/components/marketing/TeamGrid';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: TeamGrid,
  args: {
    members: [
      { name: 'Noor Haddad', role: 'Product', note: 'Decides what to leave out.' },
      { name: 'Luis Ferrer', role: 'Engineering', note: 'Keeps every page quick.' },
    ],
  },
  decorators: [below(['h2', 'Who builds it'])],
});

export const Default = meta.story();

export const LongText = meta.story({
  ...onPhone,
  args: { members: [tooLong('name', 'role', 'note'), { name: 'Q', role: 'Design', note: 'Short.' }] },
});
