import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flexShrink: 0,
  minHeight: '73px',
  padding: `${space[12]} ${space[24]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: { minHeight: '65px', padding: `${space[8]} ${space[8]} ${space[8]} ${space[4]}` },
  },
});

export const back = style({
  display: 'flex',
  '@media': { [media.phone]: { marginInlineEnd: '-8px' }, [media.tablet]: { display: 'none' } },
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const who = style({ flex: 1, minWidth: 0 });
export const name = style({ ...oneLine, fontSize: '16.5px', fontWeight: 650, lineHeight: 1.35 });
export const role = style({ ...oneLine, color: vars.color.inkMuted, fontSize: '14px', lineHeight: 1.4 });

export const actions = style({
  display: 'flex',
  gap: space[12],
  '@media': { [media.phone]: { gap: 0 } },
});
