import { Steps } from '@/components/marketing/Steps';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Marketing/Steps',
  component: Steps,
  args: {
    items: [
      { title: 'Sign up', text: 'Create an account and tell people what you do and who you want to meet.' },
      { title: 'Explore opportunities', text: 'Follow startups and investors, and read what they post.' },
      { title: 'Connect', text: 'Express interest, open the deck, and take the conversation to messages.' },
    ],
  },
  decorators: [below(['h2', 'How It Works'])],
});

export const Default = meta.story({});

export const LongText = meta.story({
  args: {
    items: [
      { title: 'साइन अप करें', text: 'खाता बनाएँ और बताएँ कि आप क्या करते हैं और किससे मिलना चाहते हैं।' },
      { title: 'Donaudampfschifffahrtsgesellschaftskapitän', text: 'Averylongword'.repeat(8) },
      { title: 'A title that needs two lines to say what it wants', text: 'Short.' },
    ],
  },
  globals: { ...phone, theme: 'dark' },
});
