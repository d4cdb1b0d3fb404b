import { Steps } from '@/components/marketing/Steps';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Steps,
  args: {
    items: [
      { title: 'Sign up', text: 'Create an account and tell people what you do and who you want to meet.' },
      { title: 'Connect', text: 'Express interest, open the deck, and take the conversation to messages.' },
    ],
  },
  decorators: [below(['h2', 'How It Works'])],
});

export const Default = meta.story();

export const LongText = meta.story({
  ...onPhone,
  args: { items: [tooLong('title', 'text'), tooLong('title', 'text')] },
});
