import { expect } from 'storybook/test';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import preview from '../../../.storybook/preview';
import { searchField } from '../../support/searchField';
import { hindiPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: SiteSearchFailure,
  render: () => (
    <div style={{ position: 'relative', width: 290, minHeight: 180 }}>
      <SiteSearch {...searchField()} query="helio">
        <SiteSearchFailure />
      </SiteSearch>
    </div>
  ),
});

/** Shown while the field above it has the focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Search isn’t working right nowKeep typing to try again, or look in Discover.',
    );
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
  },
});

export const Hindi = meta.story({
  globals: hindiPhone,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
});
