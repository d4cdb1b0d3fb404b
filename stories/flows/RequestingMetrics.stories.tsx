import { AppFrame, type AppParameters } from '@kit/app/app';
import { askedByFour, askedByNobody } from '@kit/fixtures/requests';
import type { Locale } from '@messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import StartupPage from '@/app/pages/Profile/StartupPage';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { href } from '@/data/schema/shapes/href';
import type { RecordKind } from '@/data/schema/shapes/records';
import type { Theme } from '@/data/schema/shapes/themes';
import * as styles from './desks.css';

const arr = '$144K';

type DeskProps = { label: string; parameters: AppParameters; look: Look; children: ReactNode };
type Look = { theme: Theme; locale: Locale };

const Desk = ({ label, parameters, look, children }: DeskProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no form, and no landmark: the page inside has one.
  <div role="group" aria-label={label} className={styles.desk}>
    <AppFrame parameters={parameters} {...look}>
      {children}
    </AppFrame>
  </div>
);

/** A founder and an investor side by side, with shared browser storage. */
function TwoDesks(look: Look) {
  const [device] = useState(() =>
    createMemory<RecordKind>({
      ...askedByNobody,
      'uid-ada': askedByFour['uid-ada'].filter(({ kind }) => kind !== 'request'),
    }),
  );
  const open = () => device.open();
  return (
    <div className={styles.desks}>
      <Desk
        label="Ada Holm, investor"
        parameters={{ path: '/startups/kestrel', who: 'ada', open }}
        look={look}
      >
        <StartupPage />
      </Desk>
      <Desk
        label="Nora Lund, founder"
        parameters={{ path: href('account', { search: { tab: 'startups' } }), who: 'nora', open }}
        look={look}
      >
        <AccountPage />
      </Desk>
    </div>
  );
}

/** An investor requests metrics. The founder approves the request, then revokes access. Both pages are side by side. */
const meta = {
  title: 'Flows/Requesting metrics',
  tags: ['flow'],
  // The steps find elements by their English text.
  globals: { locale: 'en' },
  parameters: {
    layout: 'fullscreen',
    // Only this story has two pages, and thus two main landmarks, in one document.
    a11y: {
      config: {
        rules: ['landmark-no-duplicate-main', 'landmark-unique'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: (_, { globals }) => <TwoDesks {...(globals as Look)} />,
} satisfies Meta;
export default meta;

export const RequestingMetrics: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step }) => {
    const investor = within(await canvas.findByRole('group', { name: 'Ada Holm, investor' }));
    const founder = within(canvas.getByRole('group', { name: 'Nora Lund, founder' }));

    await step('the key metrics are hidden from the investor', async () => {
      await investor.findByRole('heading', { level: 1, name: 'Kestrel' });
      await expect(investor.queryByText(arr)).toBeNull();
    });
    await step('the investor expresses interest', async () => {
      await userEvent.click(investor.getAllByRole('button', { name: 'Express Interest' })[0] as HTMLElement);
      await expect(
        (await investor.findAllByText("You'll be notified when the startup responds"))[0],
      ).toBeVisible();
      await expect(investor.queryByText(arr)).toBeNull();
    });
    await step('the founder receives the request and approves it', async () => {
      await founder.findByText('Ada Holm');
      await userEvent.click(founder.getByRole('button', { name: 'Approve' }));
    });
    await step('the metrics appear in the investor’s open page', async () => {
      await expect((await investor.findAllByText(arr))[0]).toBeVisible();
    });
    await step('the founder undoes the approval, and the metrics disappear', async () => {
      await userEvent.click(founder.getByRole('button', { name: 'Undo' }));
      await founder.findByRole('button', { name: 'Approve' });
      await investor.findAllByText("You'll be notified when the startup responds");
      // The request and the page are two reads: either can end first.
      await waitFor(() => expect(investor.queryByText(arr)).toBeNull());
    });
  },
};
