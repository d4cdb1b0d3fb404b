import { Reasons } from '@/components/marketing/Reasons';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Marketing/Reasons',
  component: Reasons,
  args: {
    items: [
      { figure: '5 steps', title: 'Early-stage support', text: 'List before you have revenue.' },
      { figure: '1 page', title: 'Fundraising advantage', text: 'Problem, team and round sit on one page.' },
      { title: 'Without a figure', text: 'Every round shows what is raised against its goal.' },
    ],
  },
  decorators: [below(['h2', 'Why Updraft'])],
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    items: [
      {
        figure: '१,२३,४५६ चरण',
        title: 'शुरुआती दौर में साथ',
        text: 'कमाई शुरू होने से पहले ही लिस्ट करें। बस पाँच चरण, ट्रैक्शन बाद में।',
      },
      {
        figure: '$1,300,000',
        title: 'Donaudampfschifffahrtsgesellschaft',
        text: 'Averylongword'.repeat(12),
      },
    ],
  },
  globals: phone,
});
