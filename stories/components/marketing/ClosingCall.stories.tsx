import { Button } from '@/components/controls/Button';
import { ClosingCall } from '@/components/marketing/ClosingCall';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: ClosingCall,
  args: {
    title: 'Give your idea some lift',
    text: 'Create an account, look around, and list when you are ready.',
    children: <Button href="#register">Get Started</Button>,
  },
});

export const Default = meta.story();

export const LongText = meta.story({ ...onPhone, args: tooLong('title', 'text') });
