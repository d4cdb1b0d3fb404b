import { AccessibilityScreen } from '@/screens/Accessibility/AccessibilityScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Accessibility',
  component: AccessibilityScreen,
  parameters: { layout: 'fullscreen' },
});

/** The accessibility statement, with a table of contents beside it. */
export const Desktop = meta.story();

Desktop.test('links to the contact page', ({ canvas }) => leadsTo(canvas, 'contact page', '/contact'));

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
