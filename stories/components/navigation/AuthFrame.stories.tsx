import { AuthFrame } from '@/components/navigation/AuthFrame';
import { Heading } from '@/components/typography/Heading';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: <Heading level={1}>Sign in to Updraft</Heading> },
});

export const Default = meta.story({});

export const Hindi = meta.story({ globals: hindiPhone });
