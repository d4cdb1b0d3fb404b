import { Star } from 'lucide';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { EmptyState, type EmptyStateProps } from '@/components/feedback/EmptyState';
import preview, { cramped, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'Nothing starred yet',
    text: 'Star a startup or an investor, and it waits for you here.',
    icon: Star,
  },
});

function Removable(args: EmptyStateProps) {
  const [isEmpty, setEmpty] = useState(true);
  const action = <Button onClick={() => setEmpty(false)}>Try again</Button>;
  return <main tabIndex={-1}>{isEmpty && <EmptyState {...args} action={action} />}</main>;
}

/** A press of the button removes the component, and the focus moves to the surrounding page. */
export const Default = meta.story({
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: states({
    'Only a title': { icon: undefined, text: undefined },
    'Below another heading': { headingLevel: 3 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

export const LongText = meta.story({ ...cramped(280), args: tooLong('title', 'text') });
