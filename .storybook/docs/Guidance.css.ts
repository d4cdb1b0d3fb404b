import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { fonts } from '@/components/theme/global.css';
import { radius, space } from '@/components/theme/tokens';

export const guidance = style({ margin: '40px 0' });

/** The heading has the font and color of Storybook's docs page, not of the app. */
export const title = style({
  fontFamily: '"Nunito Sans", system-ui, sans-serif',
  fontSize: '20px',
  fontWeight: 700,
  color: '#2e3338',
  marginBottom: space[16],
});

/** Places each Do example beside its Don’t example: two columns if there is space, never three. */
export const pairs = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(320px, 34%)), 1fr))',
});

/** An example has the background, font and text color of the app, in the current theme. */
export const example = style({
  // The subgrid aligns the captions of all examples in a row.
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: fonts.text,
  fontSize: '16px',
  lineHeight: 1.5,
});
// Makes elements in an example inherit the app's font. Storybook's page would set its own.
globalStyle(`${example} *`, { fontFamily: 'inherit' });
// Sets the dark color scheme explicitly, because Storybook's page is light in every theme.
globalStyle(`:root[data-theme="dark"] ${example}`, { colorScheme: 'dark' });

export const shown = style({
  // The padding separates full-width examples from the border.
  alignContent: 'center',
  minHeight: '112px',
  padding: space[20],
});

export const says = style({
  padding: `${space[12]} ${space[20]} ${space[16]}`,
  background: vars.color.surface,
  fontSize: '14px',
  lineHeight: 1.45,
  textWrap: 'pretty',
});
export const does = style({ borderTop: `3px solid ${vars.color.rise}` });
export const doesnt = style({ borderTop: `3px dashed ${vars.color.danger}` });

export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
  fontSize: '15px',
  marginBottom: space[4],
});
export const good = style({ color: vars.color.rise });
export const bad = style({ color: vars.color.danger });
