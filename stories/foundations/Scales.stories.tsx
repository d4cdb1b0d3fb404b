import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useRef } from 'react';
import { expect } from 'storybook/test';
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
 * Everything of the theme that no theme changes, as it is there: one 4-px scale, five corners, three widths of screen, two speeds and
 * four layers. Elevation is a hairline; only what floats casts a shadow.
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
      <strong data-token={name}>{name}</strong> {value}
    </>
  );
}

/** The page names every token of the scales, and no other. */
const shows =
  (...scales: object[]) =>
  async ({ canvasElement }: StoryContext) => {
    const named = [...canvasElement.querySelectorAll('[data-token]')].map((name) => name.textContent);
    await expect(named.sort()).toEqual(scales.flatMap((scale) => Object.keys(scale)).sort());
  };

/** Between things and inside them; the key is the size in px. */
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
  play: shows(space),
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

/** The larger the thing, the rounder; what is pressed is round throughout. */
export const Radius: Story = {
  render: () => boxes(Object.entries(radius), (borderRadius) => ({ borderRadius })),
  play: shows(radius),
};

/** Of what floats, by how high: its hairline alone lifts a card on a page. */
export const Elevation: Story = {
  render: () =>
    boxes(Object.entries(elevation), (falls) => ({
      borderRadius: radius.card,
      boxShadow: `${falls} ${vars.color.shadow}`,
    })),
  play: shows(elevation),
};

/** Where the layout changes, and how wide anything becomes. */
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
              <dt key={name} data-token={name}>
                {name}
              </dt>,
              <dd key={`${name} value`}>{typeof value === 'number' ? `${value} px` : value}</dd>,
            ])}
          </dl>
        </Stack>
      ))}
    </Stack>
  ),
  play: shows(breakpoints, media, measure),
};

function Speeds() {
  const list = useRef<HTMLUListElement>(null);
  const move = () => {
    // Who wants less motion sees none: there is nothing then to show.
    if (matchMedia(media.still).matches) return;
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

/** quick: colours and edges under the pointer. calm: what comes, goes or slides. Who asks the system for less motion gets none. */
export const Motion: Story = { render: () => <Speeds />, play: shows(motion) };

/** What floats over what: the higher number over the lower. */
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
  play: shows(layer),
};
