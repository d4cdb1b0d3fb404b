import { ArrowRight } from 'lucide';
import { Button } from '@/components/controls/Button';
import { ClosingCall } from '@/components/marketing/ClosingCall';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Marketing/ClosingCall',
  component: ClosingCall,
  args: {
    title: 'Give your idea some lift',
    text: 'Create an account, look around, and list when you are ready.',
    children: [
      <Button key="register" href="#register" size="large" iconAfter={ArrowRight}>
        Get Started
      </Button>,
      <Button key="investor" href="#investor" size="large" variant="secondary">
        Are you an investor?
      </Button>,
    ],
  },
});

export const Default = meta.story({});

export const LongText = meta.story({
  args: {
    title: 'अपने विचार को ऊँचाई दें और उन लोगों से मिलें जो उसे आगे ले जाने में आपका साथ देंगे',
    text: 'Averylongword'.repeat(16),
  },
  globals: { ...phone, theme: 'dark' },
});
