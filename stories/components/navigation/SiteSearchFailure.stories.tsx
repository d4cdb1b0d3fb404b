import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';

/** With its field above it, and something else to go to. */
function BelowField() {
  return (
    <>
      <div style={{ position: 'relative', width: 290 }}>
        <SiteSearch
          query="helio"
          isOpen={false}
          listId="story-list"
          active={null}
          onQueryChange={fn()}
          onFocus={fn()}
          onListChange={fn()}
          onEnter={fn()}
        >
          <SiteSearchFailure />
        </SiteSearch>
      </div>
      <button type="button" style={{ marginTop: 140 }}>
        Elsewhere
      </button>
    </>
  );
}

const meta = {
  title: 'Components/Navigation/SiteSearchFailure',
  component: SiteSearchFailure,
  render: () => <BelowField />,
} satisfies Meta<typeof SiteSearchFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

const useField: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

/** There for as long as the field is used. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.queryByRole('alert')).toBeNull();
    await useField(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We couldn’t search just nowKeep typing to try again, or look in Discover.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await useField(context);
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: useField };
export const Hindi: Story = { globals: { locale: 'hi' }, play: useField };
export const Spanish: Story = { globals: { locale: 'es' }, play: useField };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: useField,
};
