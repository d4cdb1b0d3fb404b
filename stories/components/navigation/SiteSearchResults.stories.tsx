import { fullGroups, helioGroups, stressGroups } from '@kit/fixtures/siteSearch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import {
  SiteSearchResults,
  type SiteSearchResultsProps,
  siteSearchStatuses,
} from '@/components/navigation/SiteSearchResults';

/** With its field above it. */
function BelowField(args: SiteSearchResultsProps) {
  return (
    <div style={{ position: 'relative' }}>
      <SiteSearch
        query={args.query}
        isOpen={args.status !== 'closed'}
        listId={args.listId}
        active={args.active}
        onQueryChange={fn()}
        onFocus={fn()}
        onListChange={fn()}
        onEnter={fn()}
      >
        <SiteSearchResults {...args} />
      </SiteSearch>
    </div>
  );
}

const meta = {
  title: 'Components/Navigation/SiteSearchResults',
  component: SiteSearchResults,
  args: {
    status: 'results',
    query: 'helio',
    groups: helioGroups,
    active: null,
    listId: 'story-list',
    discoverHref: '/discover?q=helio',
    onChoose: fn(),
    onClose: fn(),
  },
  argTypes: { status: { control: 'inline-radio', options: siteSearchStatuses }, groups: { control: false } },
  render: (args) => <BelowField {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 640 }}>{Story()}</div>],
} satisfies Meta<typeof SiteSearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('listbox', { name: 'Search results' }));
    const groups = list.getAllByRole('group');
    await expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toEqual(
      ['startup', 'investor', 'user', 'post'].map((kind) => `story-list-${kind}`),
    );
    await expect(list.getByRole('group', { name: 'People' })).toHaveTextContent('Founder, Heliogrid');
    const options = list.getAllByRole('option');
    await expect(options.map((option) => option.id)).toEqual(options.map((_, at) => `story-list-${at}`));
    await expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/startups/heliogrid',
      '/investors/mina-okafor',
      '/user/asha-verma',
      '/explore#heliogrid-seed',
      '/explore#firmware-hiring',
      '/discover?q=helio',
    ]);
    await expect(list.queryByRole('option', { selected: true })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 results');
    await expect(list.getAllByText('Helio', { selector: 'mark' })).toHaveLength(4);
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /^Heliogrid/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('/startups/heliogrid');
    await userEvent.click(canvas.getByRole('option', { name: 'Search Discover for “helio”' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('/discover?q=helio');
    // To another tab: the browser's.
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('option', { name: /^Heliogrid/ }));
    await userEvent.keyboard('{/Control}');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Active: Story = {
  args: { active: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Heliogrid');
  },
};

export const ActiveDiscover: Story = { args: { active: 5 } };

export const Waiting: Story = {
  args: { status: 'waiting', groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching…', { selector: '[aria-hidden]' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

export const None: Story = {
  args: { status: 'none', groups: [], query: ' zeppelin ', discoverHref: '/discover?q=zeppelin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “zeppelin”');
    await expect(canvas.getByRole('option')).toHaveTextContent('Search Discover for “zeppelin”');
  },
};

export const Failed: Story = {
  args: { status: 'failed', groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t search just now');
    await expect(canvas.getByRole('option')).toHaveAttribute('href', '/discover?q=helio');
  },
};

/** Only the place from which it speaks. */
export const Closed: Story = {
  args: { status: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

/** More than there is room for: it scrolls to the active option. */
export const Full: Story = {
  args: { groups: fullGroups, active: 12 },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('option', { selected: true }).getBoundingClientRect();
    const end = canvas.getByRole('listbox').getBoundingClientRect().bottom;
    await expect(Math.floor(bottom)).toBeLessThanOrEqual(Math.ceil(end));
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {siteSearchStatuses.map((status) => (
        <div key={status} style={{ height: status === 'results' ? 560 : 200 }}>
          <BelowField {...args} status={status} listId={`list-${status}`} active={0} />
        </div>
      ))}
    </div>
  ),
};

export const LongTexts: Story = {
  args: { groups: stressGroups, query: 'sol '.repeat(30), active: 1 },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('listbox');
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const LongTextsOnPhone: Story = { ...LongTexts, globals: Phone.globals };
export const Hindi: Story = { args: { status: 'results' }, globals: { locale: 'hi' } };
export const HindiNone: Story = {
  args: { status: 'none', groups: [], query: 'सौर' },
  globals: { locale: 'hi' },
};
export const Spanish: Story = { globals: { locale: 'es' } };

/** Of a long query only the beginning is looked for, and quoted. */
export const TooLong: Story = {
  args: { status: 'none', query: 'helio '.repeat(40), groups: [] },
  play: async ({ canvas }) => {
    const said = 'Only the first 200 characters are looked for.';
    await expect(canvas.getByText(said)).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(said);
    await expect(canvas.getByRole('listbox')).toHaveTextContent(/“.{60}…”/);
  },
};
