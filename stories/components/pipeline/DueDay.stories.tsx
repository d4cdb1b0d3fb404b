import { now } from '@kit/app/clock';
import { expect } from 'storybook/test';
import { DueDay } from '@/components/pipeline/DueDay';
import preview, { narrow, stateOf, states } from '../../support/preview';

const meta = preview.meta({ component: DueDay, args: { due: '2025-11-22', now } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Due Nov 22')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: states({
    Yesterday: { due: '2025-11-19' },
    'A year ago': { due: '2024-11-20' },
    Today: { due: '2025-11-20' },
    Tomorrow: { due: '2025-11-21' },
    'Next year': { due: '2026-01-05' },
    'Not a day': { due: 'soon' },
  }),
  play: async ({ canvas }) => {
    const expected = {
      Yesterday: 'Overdue by 1 day',
      'A year ago': 'Overdue by 365 days',
      Today: 'Due today',
      Tomorrow: 'Due tomorrow',
      'Next year': 'Due Jan 5, 2026',
      'Not a day': 'soon',
    };
    for (const [name, text] of Object.entries(expected))
      await expect(stateOf(canvas, name).getByText(text)).toBeVisible();
  },
});

export const NarrowHindi = meta.story({ args: { due: '2024-11-20' }, ...narrow(160, 'span') });
