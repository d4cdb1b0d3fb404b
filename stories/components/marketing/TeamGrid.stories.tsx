import { TeamGrid } from '@/components/marketing/TeamGrid';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Marketing/TeamGrid',
  component: TeamGrid,
  args: {
    members: [
      { name: 'Noor Haddad', role: 'Product', note: 'Decides what to leave out.' },
      { name: 'Luis Ferrer', role: 'Engineering', note: 'Keeps every page quick.' },
      { name: 'Ishita Rao', role: 'Design', note: 'Draws the weather.' },
      { name: 'Kofi Mensah', role: 'Community', note: 'Answers your first question.' },
    ],
  },
  decorators: [below(['h2', 'Who builds it'])],
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    members: [
      {
        name: 'Maria Antonia de la Concepción Fernández y Gutiérrez',
        role: 'Communications and partnerships in several regions',
        note: 'Averylongword'.repeat(8),
      },
      { name: 'आशा वर्मा', role: 'कम्युनिटी', note: 'आपके पहले सवाल का जवाब देती हैं।' },
      { name: 'Q', role: 'Design', note: 'Short.' },
    ],
  },
  globals: { ...phone, theme: 'dark' },
});
