import { now } from '@kit/app/clock';
import { messageRow, quietRow, requestRow, searchRow, stepRow, stressRow } from '@kit/fixtures/today';
import { expect, waitFor } from 'storybook/test';
import { TodayList, type TodaySection } from '@/components/pipeline/TodayList';
import preview, { fitsWindow, hindiPhone, spies } from '../../support/preview';

const sections: TodaySection[] = [
  { name: 'due', rows: [stepRow] },
  { name: 'waiting', rows: [requestRow, messageRow] },
  { name: 'news', rows: [searchRow] },
  { name: 'quiet', rows: [quietRow] },
];

const meta = preview.meta({
  component: TodayList,
  args: {
    sections,
    failed: new Set<string>(),
    now,
    ...spies('onDone', 'onPostpone'),
  },
  argTypes: { sections: { control: false }, failed: { control: false } },
});

/** The sections that have rows. The keys ↑ and ↓ move between the main actions, across sections. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const done = canvas.getByRole('button', { name: 'Done' });
    done.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(canvas.getAllByRole('link', { name: 'Write' })[0]).toHaveFocus();
    await expect(canvas.getByText(/↑ and ↓ move between rows/)).toBeVisible();
  },
});

Default.test('the keys of an open menu don’t move between the rows', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Done' }).focus();
  await userEvent.keyboard('l');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Tomorrow/));
  await userEvent.keyboard('{ArrowDown}');
  await expect(document.activeElement).toHaveTextContent(/^Monday/);
});

/** The act on one row couldn’t be saved. */
export const NotSaved = meta.story({ args: { failed: new Set([stepRow.id]) } });

/** The first 50 rows of a section are shown. */
export const ManyRows = meta.story({
  args: {
    sections: [
      {
        name: 'due',
        rows: Array.from({ length: 60 }, (_, at) => ({ ...stressRow, id: `due:${at}` })),
      },
    ],
  },
  globals: hindiPhone,
  play: async (context) => {
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(50);
    await fitsWindow(context);
  },
});

ManyRows.test('Show more shows the other rows', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
  await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
});
