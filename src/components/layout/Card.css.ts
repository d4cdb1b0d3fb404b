import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, media, radius, type Space, space } from '../theme/tokens';

export const card = style({
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
});

export const raised = style({ boxShadow: `${elevation.card} ${vars.color.shadow}` });

const onPhone = { 24: space[20], 32: space[20], 48: space[24] } as const satisfies Partial<
  Record<Space, string>
>;

export const paddings = styleVariants(space, (padding, key) =>
  key in onPhone
    ? { padding, '@media': { [media.phone]: { padding: onPhone[key as unknown as keyof typeof onPhone] } } }
    : { padding },
);
