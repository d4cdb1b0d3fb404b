import { AccessibilityScreen } from '@/screens/Accessibility/AccessibilityScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Accessibility',
  component: AccessibilityScreen,
  parameters: { layout: 'fullscreen' },
});

/** What is done so that everybody can use Updraft, with its contents beside it. */
export const Desktop = meta.story();

Desktop.test('leads to the contact page', ({ canvas }) => leadsTo(canvas, 'contact page', '/contact'));

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
