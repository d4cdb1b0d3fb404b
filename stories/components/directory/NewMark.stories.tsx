import { fn } from 'storybook/test';
import { NewMark } from '@/components/directory/NewMark';
import { Card } from '@/components/layout/Card';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  component: NewMark,
  args: { onSeen: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 320 }}>
        {Story()}
        <Card padding={20}>
          <Text>Mirahealth</Text>
        </Card>
      </div>
    ),
  ],
});

/** The mark hangs from the upper edge of a card. */
export const Default = meta.story();

export const Hindi = meta.story({ globals: hindiNight });
