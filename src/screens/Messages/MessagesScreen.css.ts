import { createVar, style } from '@vanilla-extract/css';
import * as sampleBarStyles from '@/components/navigation/SampleBar.css';
import { vars } from '@/components/theme/contract.css';
import { measure, media, radius, space } from '@/components/theme/tokens';

// Heights of the top bar and the tab bar, including their borders.
const topBar = '69px';
const phoneTopBar = '61px';
const phoneTabBar = 'calc(66px + env(safe-area-inset-bottom, 0px))';
/** Height of the elements between the top bar and the page. */
const between = createVar();

const { bar, unknown, height } = sampleBarStyles;
const belowSampleBar = `${bar}:not(${unknown}) ~ &, :root[data-account] ${bar} ~ &`;

/** As high as the window below the top bar: the list and the thread scroll, the page doesn't. */
export const main = style({
  vars: { [between]: '0px' },
  height: `calc(100dvh - ${topBar} - ${between})`,
  minHeight: '420px',
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: space[24],
  selectors: { [belowSampleBar]: { vars: { [between]: height } } },
  '@media': {
    [media.belowDesktop]: { padding: space[16] },
    // On a phone, the card has no margin: it fills the space between the bars.
    [media.phone]: {
      height: `calc(100dvh - ${phoneTopBar} - ${between} - ${phoneTabBar})`,
      minHeight: '260px',
      padding: 0,
    },
  },
});

/** While a thread is open, a phone shows no tab bar, so the page is higher. */
export const inThread = style({
  '@media': { [media.phone]: { height: `calc(100dvh - ${phoneTopBar} - ${between})` } },
});

export const card = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / 360px minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', border: 0, borderRadius: 0 },
  },
});

/** A list without a thread beside it has the full width. */
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

const pane = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;

export const list = style({
  ...pane,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { borderInlineEnd: 0 } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[20]} ${space[20]} ${space[16]}`,
  '@media': { [media.phone]: { paddingTop: space[16] } },
});

/** The list while a thread is open. A phone hides it visually, but screen readers still find its heading. */
export const behind = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const listBody = style({ ...pane, flex: 1 });

export const thread = style(pane);

/** Hides an element on phones, which show either the list or the thread. */
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });

export const middle = style({
  display: 'grid',
  placeContent: 'center',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
});

/** The notice that replaces the composer in a closed conversation. */
export const closed = style({
  flexShrink: 0,
  padding: space[20],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  textAlign: 'center',
});
