import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

// Storybook's pages and their controls are light in every theme.
globalStyle('.sbdocs-wrapper', { colorScheme: 'light' });
// A story on a docs page has the background of its theme, as in the app.
globalStyle('.sbdocs .docs-story', { background: vars.color.canvas, color: vars.color.ink });
globalStyle(':root[data-theme="dark"] .sbdocs .docs-story', { colorScheme: 'dark' });

// Tables in MDX pages are aligned left, and scroll if they are wider than the page.
globalStyle('.sbdocs-content > table', {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
});
globalStyle('.sbdocs-content > table th', { textAlign: 'start' });
// Lets long paths and code in a sentence wrap.
globalStyle('.sbdocs-content :is(p, li) > code', { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/** The wrapper of a table, which scrolls if the table is wider than the page. */
export const table = style({ overflowX: 'auto' });
// Leaves 2px for the border of the table, which would be cut off otherwise.
globalStyle(`${table} table.docblock-argstable`, { width: 'calc(100% - 2px)' });
