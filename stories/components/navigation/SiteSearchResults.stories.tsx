import { everyCommand } from '@kit/fixtures/commands';
import { fullGroups, helioGroups, stressGroups } from '@kit/fixtures/siteSearch';
import { expect, fn, mocked, within } from 'storybook/test';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import {
  SiteSearchResults,
  type SiteSearchResultsProps,
  siteSearchStatuses,
} from '@/components/navigation/SiteSearchResults';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';
import { searchField } from '../../support/searchField';

/** The results below their field. */
function BelowField(args: SiteSearchResultsProps) {
  const { query, listId, active } = args;
  return (
    <div style={{ position: 'relative' }}>
      <SiteSearch {...searchField()} {...{ query, listId, active }} isOpen={args.status !== 'closed'}>
        <SiteSearchResults {...args} />
      </SiteSearch>
    </div>
  );
}

const meta = preview.meta({
  component: SiteSearchResults,
  args: {
    status: 'results' as const,
    query: 'helio',
    groups: helioGroups,
    active: null,
    listId: 'story-list',
    discoverHref: '/discover?q=helio',
    onChoose: fn(),
    onCommand: fn(),
    onClose: fn(),
  },
  argTypes: { status: { control: 'inline-radio', options: siteSearchStatuses }, groups: { control: false } },
  render: (args) => <BelowField {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 640 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const list = within(canvas.getByRole('listbox', { name: 'Search results' }));
    const found = args.groups.flatMap(({ hits }) => hits.map(({ href }) => href));
    await step('results are shown in groups, followed by a link to Discover', async () => {
      for (const name of ['Startups', 'Investors', 'People', 'Posts'])
        await expect(list.getByRole('group', { name })).toBeInTheDocument();
      const options = list.getAllByRole('option');
      await expect(options.map((option) => option.id)).toEqual(options.map((_, at) => `story-list-${at}`));
      const hrefs = options.map((option) => option.getAttribute('href'));
      await expect(hrefs).toEqual([...found, args.discoverHref]);
      await expect(list.queryByRole('option', { selected: true })).toBeNull();
      await expect(canvas.getByRole('status')).toHaveTextContent('5 results');
      await expect(list.getAllByText('Helio', { selector: 'mark' })).toHaveLength(4);
    });
    await step(
      'a click selects a result unless it opens a new tab, and a click outside closes the list',
      async () => {
        const heliogrid = list.getByRole('option', { name: /^Heliogrid/ });
        await userEvent.click(heliogrid);
        await userEvent.click(list.getByRole('option', { name: 'Search Discover for “helio”' }));
        await userEvent.keyboard('{Control>}');
        await userEvent.click(heliogrid);
        await userEvent.keyboard('{/Control}');
        await expect(mocked(args.onChoose).mock.calls).toEqual([[found[0]], [args.discoverHref]]);
        await expect(args.onClose).not.toHaveBeenCalled();
        await userEvent.click(document.body);
        await expect(args.onClose).toHaveBeenCalledOnce();
      },
    );
  },
});

/** Every status. When closed, only the element that announces the results is rendered. */
export const Matrix = meta.story({
  args: { query: ' helio ', active: 0 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {siteSearchStatuses.map((status) => (
        <section
          key={status}
          aria-label={status}
          style={{ height: status === 'results' || status === 'commands' ? 700 : 200 }}
        >
          <BelowField
            {...args}
            {...(status === 'commands' && { query: '', commands: everyCommand })}
            status={status}
            listId={`list-${status}`}
          />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = (status: string) => within(canvas.getByRole('region', { name: status }));
    await expect(shown('closed').queryByRole('listbox')).toBeNull();
    await expect(shown('closed').getByRole('status')).toHaveTextContent(/^$/);
    await expect(shown('commands').getAllByRole('option')).toHaveLength(everyCommand.length);
    await expect(shown('commands').getByRole('status')).toHaveTextContent(/^13 commands$/);
    await expect(shown('waiting').getByText('Searching…', { selector: '[aria-hidden]' })).toBeInTheDocument();
    await expect(shown('waiting').getAllByRole('option')).toHaveLength(1);
    await expect(shown('results').getByRole('option', { selected: true })).toHaveTextContent('Heliogrid');
    await expect(shown('none').getByRole('option')).toHaveTextContent('Search Discover for “helio”');
    await expect(shown('failed').getByRole('status')).toHaveTextContent('Search isn’t working right now');
    await expect(shown('failed').getByRole('option')).toHaveAttribute('href', '/discover?q=helio');
  },
});

/** Commands that match the query are above the results. A click runs a command. */
export const WithCommands = meta.story({
  args: { commands: everyCommand.slice(2, 5), active: 0 },
  play: async ({ canvas, userEvent, args }) => {
    const options = canvas.getAllByRole('option');
    await expect(options.map((option) => option.id)).toEqual(options.map((_, at) => `story-list-${at}`));
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Go to Starred');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 commands 5 results');
    await userEvent.click(canvas.getByRole('option', { name: 'Go to Pipeline: Today' }));
    await expect(mocked(args.onCommand)).toHaveBeenCalledWith(everyCommand[3]);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** A long list scrolls to the active option. A query that is too long is truncated, also where the list quotes it. */
export const LongTexts = meta.story({
  args: { groups: [...stressGroups, ...fullGroups.slice(1, 2)], query: 'helio '.repeat(40), active: 6 },
  globals: phone,
  play: async ({ canvas }) => {
    const listbox = canvas.getByRole('listbox');
    await expect(listbox.scrollWidth).toBe(listbox.clientWidth);
    const said = 'Only the first 200 characters are searched.';
    await expect(canvas.getByText(said)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
    await expect(listbox).toHaveTextContent(/“.{60}…”/);
    const { bottom } = canvas.getByRole('option', { selected: true }).getBoundingClientRect();
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(Math.ceil(listbox.getBoundingClientRect().bottom));
  },
});
