import { globalStyle, style } from '@vanilla-extract/css';

// These styles are for a page of Storybook, not of the app, so they use no colors of the theme.

/** The font and the text color of the rest of Storybook's page. */
export const page = style({ fontFamily: '"Nunito Sans", system-ui, sans-serif', color: '#0b1b2b' });

export const sideBySide = style({
  display: 'grid',
  gap: '2rem',
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'minmax(18rem, 1fr) 2fr', alignItems: 'start' } },
});

export const spec = style({
  fontSize: '0.875rem',
  lineHeight: 1.6,
  '@media': {
    '(min-width: 1000px)': { position: 'sticky', top: '1rem', maxHeight: '95vh', overflow: 'auto' },
  },
});
globalStyle(`${spec} h2`, { fontSize: '1rem', margin: '1.5rem 0 0.5rem' });
globalStyle(`${spec} ul`, { paddingInlineStart: '1.25rem', listStyle: 'disc' });

export const states = style({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  listStyle: 'none',
  padding: 0,
  margin: '1rem 0 0',
});

/** The list item of a story with a screenshot: as high as two items without one. */
export const pictured = style({ margin: 0, gridRow: 'span 2' });

/** The list item of a story without a screenshot: a card with text. */
export const told = style({
  margin: 0,
  padding: '0.75rem 1rem',
  border: '1px solid #c9d3df',
  borderRadius: 6,
  background: '#f5f7fa',
});

export const link = style({ display: 'block', color: 'inherit' });
globalStyle(`${link} strong`, { textDecoration: 'underline' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: '1px solid #c9d3df',
  borderRadius: 6,
  marginBottom: '0.5rem',
});
// Prevents the app's dark theme from dimming the screenshots.
globalStyle(`:root[data-theme] ${picture}`, { filter: 'none' });

export const said = style({ margin: '0.25rem 0', fontSize: '0.875rem', lineHeight: 1.5 });

export const machine = style({
  margin: 0,
  fontSize: '0.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
});
globalStyle(`${machine} a`, { color: '#0b5cad', textDecoration: 'underline' });
