import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX, Star } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Card } from '@/components/layout/Card';

const clear = fn();

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing starred yet',
    text: 'Star a startup or an investor, and it waits for you here.',
    icon: Star,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    title: 'No posts match “heliogrd”',
    text: 'Check the spelling, or choose All Updates.',
    icon: SearchX,
    action: (
      <Button variant="secondary" onClick={clear}>
        Clear search
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

/** It goes with the button that was pressed: the focus goes on in the page. */
export const Gone: Story = {
  args: WithAction.args,
  render: function Gone(args) {
    const [isEmpty, setEmpty] = useState(true);
    return (
      <main tabIndex={-1}>
        {isEmpty && (
          <EmptyState {...args} action={<Button onClick={() => setEmpty(false)}>Try again</Button>} />
        )}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const WordsOnly: Story = { args: { icon: undefined, text: undefined } };

export const InACard: Story = { args: { headingLevel: 3 }, decorators: [(Story) => <Card>{Story()}</Card>] };

export const LongText: Story = {
  globals: { locale: 'hi' },
  args: {
    title: `“${'अविश्वसनीय'.repeat(6)}” से मेल खाता कोई पोस्ट नहीं मिला`,
    text: 'वर्तनी जाँचें, कम शब्दों से खोजें, या सभी अपडेट चुनें। आपके लिखे शब्द ऊपर खोज बॉक्स में वैसे ही रहेंगे।',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
