import { sidebar, stressTexts } from '@kit/fixtures/feed';
import { UpcomingEvents } from '@/components/social/UpcomingEvents';
import preview from '../../../.storybook/preview';
import { hindiNight, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/UpcomingEvents',
  component: UpcomingEvents,
  args: { events: sidebar.events },
  decorators: [wide(300)],
});

export const Default = meta.story();

export const Stress = meta.story({
  args: {
    events: [
      {
        id: 'long',
        title: stressTexts.hindi,
        place: stressTexts.unbroken.slice(0, 80),
        date: '2026-09-30',
        time: '23:59',
      },
    ],
  },
  globals: hindiNight,
});
