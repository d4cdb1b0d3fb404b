import { fn } from 'storybook/test';
import { LoadFailedScreen } from '@/screens/LoadFailed/LoadFailedScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, showing } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Page that didn’t load',
  component: LoadFailedScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
});

/** A page that couldn’t be loaded, with a button to try again. */
export const Desktop = meta.story();

/** A page that was never loaded is unavailable without a network connection. */
export const Offline = meta.story({
  args: { isOffline: true },
  play: showing(/^You’re offline, and this page hasn’t been downloaded yet/),
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
