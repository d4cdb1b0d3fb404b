import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef } from 'react';
import { Button } from '@/components/controls/Button';
import { Stack } from '@/components/layout/Stack';
import { vars } from '@/components/theme/contract.css';
import {
  breakpoints,
  elevation,
  layer,
  measure,
  media,
  motion,
  radius,
  space,
} from '@/components/theme/tokens';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import * as styles from './Scales.css';

/**
 * Everything that is the same in all themes: one scale of 4 px, five corner radii, three screen widths, two
 * speeds and four layers. Hairlines separate surfaces. Only floating elements have a shadow.
 */
const meta = {
  title: 'Foundations/Space, shape and motion',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type TokenProps = { name: string; value: string | number };

function Token({ name, value }: TokenProps) {
  return (
    <>
      <strong>{name}</strong> {value}
    </>
  );
}

/** The distances between and inside elements. The key is the size in px. */
export const Space: Story = {
  render: () => (
    <Stack gap={8} as="ul">
      {Object.entries(space).map(([name, size]) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>
            <Text as="span" size="small" isTabular>
              <Token name={name} value={size} />
            </Text>
          </span>
          <span className={styles.length} style={{ width: size }} />
        </li>
      ))}
    </Stack>
  ),
};

const boxes = (scale: [name: string, value: string][], styleOf: (value: string) => CSSProperties) => (
  <ul className={styles.boxes}>
    {scale.map(([name, value]) => (
      <li key={name}>
        <div className={styles.box} style={styleOf(value)} />
        <Text size="small" isTabular>
          <Token name={name} value={value} />
        </Text>
      </li>
    ))}
  </ul>
);

/** Larger elements have larger radii. Buttons and other controls are fully round. */
export const Radius: Story = {
  render: () => boxes(Object.entries(radius), (borderRadius) => ({ borderRadius })),
};

/** The shadows of floating elements, by height. A card on a page has only a hairline. */
export const Elevation: Story = {
  render: () =>
    boxes(Object.entries(elevation), (falls) => ({
      borderRadius: radius.card,
      boxShadow: `${falls} ${vars.color.shadow}`,
    })),
};

/** Breakpoints of the layout, and maximum widths. */
export const Widths: Story = {
  render: () => (
    <Stack gap={32}>
      {Object.entries({ breakpoints, media, measure }).map(([scale, values]) => (
        <Stack key={scale} gap={12}>
          <Heading level={2} size="small">
            {scale}
          </Heading>
          <dl className={styles.facts}>
            {Object.entries(values).map(([name, value]) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} value`}>{typeof value === 'number' ? `${value} px` : value}</dd>,
            ])}
          </dl>
        </Stack>
      ))}
    </Stack>
  ),
};

function Speeds() {
  const list = useRef<HTMLUListElement>(null);
  const move = () => {
    // With reduced motion, there is nothing to show.
    if (matchMedia(media.reducedMotion).matches) return;
    for (const runner of list.current?.querySelectorAll<HTMLElement>('[data-speed]') ?? []) {
      const [duration, easing] = (runner.dataset.speed ?? '').split(/ (.*)/);
      const way = (runner.parentElement?.clientWidth ?? 0) - runner.clientWidth;
      runner.animate([{ transform: `translateX(-${way}px)` }, { transform: 'none' }], {
        duration: Number.parseInt(duration ?? '0', 10),
        easing,
      });
    }
  };
  return (
    <Stack gap={24}>
      <ul ref={list} className={styles.tracks}>
        {Object.entries(motion).map(([name, value]) => (
          <li key={name}>
            <Text size="small">
              <Token name={name} value={value} />
            </Text>
            <div className={styles.track}>
              <div className={styles.runner} data-speed={value} />
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" onClick={move}>
          Show both
        </Button>
      </div>
    </Stack>
  );
}

/**
 * quick: colors and edges under the pointer. calm: elements that appear, disappear or slide. Reduced motion
 * disables both.
 */
export const Motion: Story = { render: () => <Speeds /> };

/** The layers of floating elements: a higher number is above a lower one. */
export const Layers: Story = {
  render: () => (
    <ol className={styles.pile}>
      {Object.entries(layer)
        .sort(([, a], [, b]) => a - b)
        .map(([name, value], index) => (
          <li
            key={name}
            className={styles.sheet}
            style={{
              zIndex: value,
              marginInlineStart: `min(${index * 10}%, ${index * 48}px)`,
              marginTop: index ? -16 : 0,
            }}
          >
            <Text size="small">
              <Token name={name} value={value} />
            </Text>
          </li>
        ))}
    </ol>
  ),
};
