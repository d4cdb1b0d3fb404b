import { NotFoundScreen } from '@/screens/NotFound/NotFoundScreen';
import preview from '../../.storybook/preview';
import { hindiPhone, leadsTo } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
});

/** No page has this address: two links open the landing page and the feed. */
export const Desktop = meta.story();

Desktop.test('links to the landing page and the feed', async ({ canvas }) => {
  await leadsTo(canvas, 'Go to Home', '/');
  await leadsTo(canvas, 'Go to Explore', '/explore');
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
