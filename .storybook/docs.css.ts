import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

// What stands on a docs page stands on the ground of its theme, as it does in the app.
globalStyle('.sbdocs .docs-story', { background: vars.color.canvas, color: vars.color.ink });

// Tables of written pages: read from the left, and one that is wider than a phone scrolls by itself.
globalStyle('.sbdocs-content > table', {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
});
globalStyle('.sbdocs-content > table th', { textAlign: 'start' });

/** A table that is wider than a phone scrolls by itself. */
export const table = style({ overflowX: 'auto' });
