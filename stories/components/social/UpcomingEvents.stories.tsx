import { sidebar } from '@kit/fixtures/feed';
import { UpcomingEvents } from '@/components/social/UpcomingEvents';
import preview from '../../../.storybook/preview';
import { hindiNight, tooLong, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: UpcomingEvents,
  args: { events: sidebar.events },
  decorators: [wide(300)],
});

export const Default = meta.story();

export const Stress = meta.story({
  args: { events: [{ id: 'long', ...tooLong('title', 'place'), date: '2026-09-30', time: '23:59' }] },
  globals: hindiNight,
});
