import { directoryData, manyStartups, marks } from '@kit/fixtures/directory';
import { stressStartup } from '@kit/fixtures/profiles';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { ResultGrid } from '@/components/directory/ResultGrid';
import preview, { cramped, hrefOf, stateOf, states } from '../../support/preview';

const { startups, investors, users } = directoryData;

const meta = preview.meta({
  component: ResultGrid,
  args: {
    found: { kind: 'startup' as const, profiles: startups },
    listId: '',
    stars: { 'startup:heliogrid': true },
    follows: marks.follow,
    own: ['user:asha-verma', 'startup:mirahealth', 'investor:claire-dubois'] as const,
    onStar: fn(),
    onFollow: fn(),
  },
  argTypes: { found: { control: false } },
});

/**
 * A startup and an investor with the same id don't share a star. Users have Follow. Own cards have neither, and no button
 * of the pipeline.
 */
export const Default = meta.story({
  render: states({
    Startups: {},
    Investors: {
      found: { kind: 'investor', profiles: investors },
      stars: { 'investor:mina-okafor': true, 'startup:ravi-kulkarni': true },
    },
    People: { found: { kind: 'user', profiles: users }, follows: { 'user:jonas-felde': true } },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Star Heliogrid',
      'Star Mina Okafor',
    ]);
    for (const name of ['Star Ledgerline', 'Star Ravi Kulkarni'])
      await userEvent.click(canvas.getByRole('button', { name, pressed: false }));
    await expect(mocked(args.onStar).mock.calls).toEqual([
      ['startup:ledgerline'],
      ['investor:ravi-kulkarni'],
    ]);
    const views = ['View Profile Heliogrid', 'View Profile Mina Okafor', 'View Profile Jonas Felde'];
    await expect(views.map((name) => hrefOf(canvas, name))).toEqual([
      '/startups/heliogrid',
      '/investors/mina-okafor',
      '/user/jonas-felde',
    ]);
    await expect(canvas.queryByRole('button', { name: /^Star (Mirahealth|Claire Dubois)$/ })).toBeNull();
    await expect(canvas.getAllByText('You')).toHaveLength(3);
    const people = stateOf(canvas, 'People');
    const buttons = people.getAllByRole('button');
    const names = [
      'Add Jonas Felde to your pipeline',
      'Following Jonas Felde',
      'Add Lena Brandt to your pipeline',
      'Follow Lena Brandt',
    ];
    await expect(buttons).toEqual(names.map((name) => people.getByRole('button', { name })));
    await userEvent.click(people.getByRole('button', { name: 'Follow Lena Brandt' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('user:lena-brandt');
  },
});

/** A new `listId` resets the list to its initial length. An unchanged `listId` preserves the length. */
export const StartsOver = meta.story({
  render: function Render(args) {
    const [listId, setListId] = useState('seed');
    return (
      <>
        <Button onClick={() => setListId('series-a')}>Choose others</Button>
        {/* Moves the grid far below the window, so that it doesn't load more automatically. */}
        <div style={{ height: 3000 }} />
        <ResultGrid {...args} listId={listId} found={{ kind: 'startup', profiles: manyStartups(90) }} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const rendered = () => canvasElement.querySelectorAll('article').length;
    await waitFor(() => expect(rendered()).toBe(24));
    // The test doesn’t scroll to the button, because scrolling would load more automatically.
    canvas.getByText('Show more startups').click();
    await waitFor(() => expect(rendered()).toBe(48));
    await userEvent.click(canvas.getByText('Choose others'));
    await waitFor(() => expect(rendered()).toBe(24));
  },
});

/** Of a thousand cards, only the visible rows and a few rows around them are rendered. */
export const ManyRows = meta.story({
  args: { found: { kind: 'startup', profiles: manyStartups(1000) } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getAllByRole('list')[0] as HTMLElement;
    await waitFor(() => expect(list.children[0]).toHaveAttribute('aria-setsize', '1000'));
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(50_000));
    canvasElement.ownerDocument.defaultView?.scrollTo(0, list.getBoundingClientRect().height);
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Startup 1000' })).toBeVisible());
    await expect(list.children.length).toBeLessThan(60);
  },
});

export const StressHindi = meta.story({
  ...cramped(288),
  args: { found: { kind: 'startup', profiles: [stressStartup] } },
});
