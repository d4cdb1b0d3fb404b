import { Reasons } from '@/components/marketing/Reasons';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Reasons,
  args: {
    items: [
      { figure: '5 steps', title: 'Early-stage support', text: 'List before you have revenue.' },
      { title: 'Without a figure', text: 'Every round shows what is raised against its goal.' },
    ],
  },
  decorators: [below(['h2', 'Why Updraft'])],
});

export const Default = meta.story();

export const LongText = meta.story({
  ...onPhone,
  args: { items: [{ figure: '१,२३,४५६ चरण', ...tooLong('title', 'text') }] },
});
