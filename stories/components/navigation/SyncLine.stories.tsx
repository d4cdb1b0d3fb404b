import { expect } from 'storybook/test';
import { AccountMenu } from '@/components/navigation/AccountMenu';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SyncLine } from '@/components/navigation/SyncLine';
import { TopBar } from '@/components/navigation/TopBar';
import preview from '../../../.storybook/preview';
import { accountOfAsha } from '../../support/accountProps';
import { hindiPhone } from '../../support/screen';
import { searchField } from '../../support/searchField';

const meta = preview.meta({
  component: SyncLine,
  parameters: { layout: 'fullscreen' },
  args: { status: 'offline' as const, progress: null },
  argTypes: { status: { control: 'inline-radio', options: ['none', 'offline', 'restoring'] } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160 }}>
        <TopBar
          current="home"
          profileBadge={null}
          account={<AccountMenu {...accountOfAsha()} />}
          search={<SiteSearch {...searchField()} />}
        />
        {Story()}
        <p style={{ padding: 24 }}>The page below keeps its place.</p>
      </div>
    ),
  ],
});

/** Changes wait, and there is no connection. */
export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Offline: your changes will sync'),
});

const progress = { done: 340, total: 1200 };

/** An account on a new device. Screen readers announce the text without the numbers. */
export const Restoring = meta.story({
  args: { status: 'restoring', progress },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Restoring your data: 340 of 1,200')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Restoring your data$/);
    const bar = canvas.getByRole('progressbar', { name: 'Restoring your data' });
    await expect(bar).toHaveAttribute('aria-valuetext', '340 of 1,200');
  },
});

/** The number of records isn’t known. */
export const RestoringUnknown = meta.story({
  args: { status: 'restoring', progress: { done: 0, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Restoring your data$/);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** Nothing to say. */
export const None = meta.story({
  args: { status: 'none' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});

export const NarrowHindi = meta.story({ globals: hindiPhone });

export const RestoringNarrowHindi = meta.story({
  args: { status: 'restoring', progress },
  globals: hindiPhone,
});
