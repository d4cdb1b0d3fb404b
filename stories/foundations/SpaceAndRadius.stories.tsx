import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@/components/layout/Grid';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { vars } from '@/components/theme/contract.css';
import { breakpoints, measure, motion, radius, space } from '@/components/theme/tokens';
import { Text } from '@/components/typography/Text';

/** One 4-px scale, five corners, three widths of screen. Elevation is a hairline; only what floats casts a shadow. */
const meta = {
  title: 'Foundations/Space and radius',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(space).map(([name, size]) => (
        <Inline key={name} gap={16}>
          <span style={{ width: '3ch' }}>
            <Text as="span" size="small" isTabular>
              {name}
            </Text>
          </span>
          <span style={{ width: size, height: 16, background: vars.color.link, borderRadius: 2 }} />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Radius: Story = {
  render: () => (
    <Grid columns={3} gap={24}>
      {Object.entries(radius).map(([name, size]) => (
        <Stack key={name} gap={8}>
          <div
            style={{
              height: 96,
              borderRadius: size,
              background: vars.color.surface,
              border: `1px solid ${vars.color.lineStrong}`,
            }}
          />
          <Text size="small" tone="muted">
            {name} {size}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const WidthsAndMotion: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '8px 24px' }}>
      {Object.entries({
        phone: `narrower than ${breakpoints.tablet} px`,
        tablet: `${breakpoints.tablet} to ${breakpoints.desktop} px`,
        desktop: `from ${breakpoints.desktop} px`,
        content: `at most ${measure.content}`,
        'reading column': `at most ${measure.reading}`,
        'quick motion': motion.quick,
        'calm motion': motion.calm,
      }).map(([term, value]) => [
        <Text key={term} as="dt" weight="strong">
          {term}
        </Text>,
        <Text key={value} as="dd">
          {value}
        </Text>,
      ])}
    </dl>
  ),
};
