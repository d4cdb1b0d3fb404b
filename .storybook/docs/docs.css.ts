import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

// Storybook's pages are light in every theme, and so are their own controls.
globalStyle('.sbdocs-wrapper', { colorScheme: 'light' });
// What stands on a docs page stands on the ground of its theme, as it does in the app.
globalStyle('.sbdocs .docs-story', { background: vars.color.canvas, color: vars.color.ink });
globalStyle(':root[data-theme="dark"] .sbdocs .docs-story', { colorScheme: 'dark' });

// Tables of written pages: read from the left, and one that is wider than a phone scrolls by itself.
globalStyle('.sbdocs-content > table', {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
});
globalStyle('.sbdocs-content > table th', { textAlign: 'start' });
// Paths and lines of code within a sentence go on in the next line.
globalStyle('.sbdocs-content :is(p, li) > code', { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** A table that is wider than a phone scrolls by itself. */
export const table = style({ overflowX: 'auto' });
// Its margin holds its border, and would be cut off.
globalStyle(`${table} table.docblock-argstable`, { width: 'calc(100% - 2px)' });
