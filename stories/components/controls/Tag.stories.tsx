import { Tag, tagTones } from '@/components/controls/Tag';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, states, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Tag,
  args: { children: 'Climate Tech' },
});

export const Default = meta.story();
export const Matrix = meta.story({ render: states(ofEach('tone', tagTones)) });
export const LongText = meta.story({ ...cramped(160), args: tooLong('children') });
