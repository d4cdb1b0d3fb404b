import { SearchX, Star } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { EmptyState, type EmptyStateProps } from '@/components/feedback/EmptyState';
import { Card } from '@/components/layout/Card';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing starred yet',
    text: 'Star a startup or an investor, and it waits for you here.',
    icon: Star,
  },
});

export const Default = meta.story({});

function Removable(args: EmptyStateProps) {
  const [isEmpty, setEmpty] = useState(true);
  const action = <Button onClick={() => setEmpty(false)}>Try again</Button>;
  return isEmpty && <EmptyState {...args} icon={SearchX} action={action} />;
}

/** Removed with the button that was pressed, it gives the focus to the page around it. */
export const Matrix = meta.story({
  render: (args) => (
    <main tabIndex={-1}>
      <Removable {...args} />
      <EmptyState {...args} icon={undefined} text={undefined} />
      <EmptyState {...args} icon={SearchX} action={<Button variant="secondary">Clear search</Button>} />
      <Card>
        <EmptyState {...args} headingLevel={3} />
      </Card>
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const LongText = meta.story({
  globals: { locale: 'hi' },
  args: {
    title: `“${'अविश्वसनीय'.repeat(6)}” से मेल खाता कोई पोस्ट नहीं मिला`,
    text: 'वर्तनी जाँचें, कम शब्दों से खोजें, या सभी अपडेट चुनें। आपके लिखे शब्द ऊपर खोज बॉक्स में वैसे ही रहेंगे।',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});
