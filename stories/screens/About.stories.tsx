import { AboutScreen } from '@/screens/About/AboutScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
});

/** Explains what Updraft is and who it is for. */
export const Desktop = meta.story();

Desktop.test('links to the contact page', ({ canvas }) => leadsTo(canvas, 'Write to us', '/contact'));

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
