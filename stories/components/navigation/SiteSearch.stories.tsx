import { expect, fireEvent, mocked } from 'storybook/test';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import preview from '../../../.storybook/preview';
import { searchField } from '../../support/searchField';
import { hindiIn, states, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: SiteSearch,
  args: { ...searchField(), active: 1, shortcut: '⌘K' as const },
  decorators: [wide(290)],
});

/** While the list is closed, the ARIA attributes of the field refer neither to the list nor to an option. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveAttribute('placeholder', 'Startups, investors, people');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-controls');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field).toHaveAttribute('aria-keyshortcuts', 'Meta+K');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(args.onFocus).toHaveBeenCalledOnce();
    // The list is closed and the field is empty, so the search leaves Escape to the surrounding component.
    await userEvent.keyboard('{Escape}');
    await expect(args.onListChange).not.toHaveBeenCalledWith('close');
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
});

export const Open = meta.story({
  args: { query: 'helio', isOpen: true },
  render: (args) => (
    <>
      <SiteSearch {...args}>
        <div id="story-search" role="listbox" aria-label="Found">
          <div id="story-search-1" role="option" aria-selected tabIndex={-1}>
            Mina Okafor
          </div>
        </div>
      </SiteSearch>
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' });
    const changes = mocked(args.onListChange);
    await step('the field refers to its list and to the active option by ARIA attributes', async () => {
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(field).toHaveAttribute('aria-autocomplete', 'list');
      await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
      await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id);
    });
    await step('the search ignores keys during an input method’s composition', async () => {
      for (const key of ['Enter', 'ArrowDown', 'Escape', 'Home']) {
        await fireEvent.keyDown(field, { key, isComposing: true });
        await fireEvent.keyDown(field, { key, keyCode: 229 });
      }
      await expect(args.onEnter).not.toHaveBeenCalled();
      await expect(changes).not.toHaveBeenCalled();
    });
    await step(
      'the list stays open when the field loses the focus to nothing, but not to another control',
      async () => {
        await userEvent.click(field);
        field.blur();
        await expect(changes).not.toHaveBeenCalledWith('close');
        field.focus();
        canvas.getByRole('button', { name: 'Elsewhere' }).focus();
        await expect(changes).toHaveBeenLastCalledWith('close');
      },
    );
    await step('each key follows the combobox pattern of the ARIA Authoring Practices', async () => {
      field.focus();
      changes.mockClear();
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
      // With Shift, the arrow key selects text in the field, not an option.
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await userEvent.keyboard('{Home}{End}{ArrowLeft}{ArrowRight}{Enter}{Escape}');
      await userEvent.tab();
      await expect(changes.mock.calls.flat().join(' ')).toBe(
        'next previous open close leave leave leave leave leave close',
      );
      await expect(args.onEnter).toHaveBeenCalledOnce();
      await expect(args.onEscape).toHaveBeenCalledOnce();
      await expect(args.onQueryChange).not.toHaveBeenCalled();
    });
  },
});

/** While the list is closed, Escape clears the text. */
export const Matrix = meta.story({
  render: states({
    Control: { listId: 'control', shortcut: 'Ctrl K' },
    'No shortcut': { listId: 'no-keys', shortcut: undefined },
    Filled: { listId: 'filled', query: 'helio' },
  }),
  play: async ({ canvas, userEvent, args }) => {
    const filled = canvas.getByDisplayValue('helio');
    await userEvent.click(filled);
    await userEvent.keyboard('{Escape}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onQueryChange).toHaveBeenCalledTimes(2);
    await expect(filled).toHaveFocus();
    await expect(args.onListChange).not.toHaveBeenCalledWith('close');
  },
});

export const Hindi = meta.story({ ...hindiIn(200), args: { shortcut: 'Ctrl K' } });
