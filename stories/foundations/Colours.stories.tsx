import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { type ColorToken, colors } from '@/components/theme/tokens';
import * as styles from './Colours.css';
import { isDecoration, type Pair, pairsOf, rating, type Theme, themes, tokens, uses } from './contrast';

/**
 * Colors are named by their meaning. Orange is for signals, not for surfaces. The main action uses the text
 * color. Text has a contrast of at least 4.5:1 on every background it is used on, and meaningful edges and icons
 * have 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). This page computes the contrast from the theme, and a test enforces it.
 */
const meta = { title: 'Foundations/Colours', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isText = (token: ColorToken) => uses[token].textOn !== undefined;
const isShape = (token: ColorToken) => !isText(token) && uses[token].shapeOn !== undefined;

const groups: { title: string; has: (token: ColorToken) => boolean }[] = [
  { title: 'Backgrounds', has: (token) => !isText(token) && !isShape(token) && !isDecoration(token) },
  { title: 'Text', has: isText },
  { title: 'Edges and icons', has: isShape },
  { title: 'Decoration only', has: isDecoration },
];

/** Formats a ratio, truncated instead of rounded: 4.49 must not become 4.5. */
const shown = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

const worst = (pairs: Pair[]) => pairs.reduce((least, pair) => (pair.ratio < least.ratio ? pair : least));

/** Describes a color's contrast on its least favorable background. */
function standing(theme: Theme, token: ColorToken): string {
  if (isDecoration(token)) return 'For decoration only: no text, no meaning.';
  const own = pairsOf(theme).filter(({ front }) => front === token);
  if (own.length === 0) {
    const least = worst(pairsOf(theme).filter(({ ground }) => ground === token));
    return `Lowest contrast on it: ${least.front}, ${shown(least.ratio)}, ${rating(least)}.`;
  }
  const least = worst(own);
  return `At least ${shown(least.ratio)}, ${rating(least)} (lowest on ${least.ground}).`;
}

const inBoth = (each: (theme: Theme) => ReactNode) => (
  <div className={styles.themes}>
    {themes.map((theme) => (
      <section
        key={theme}
        aria-label={theme}
        className={styles.theme}
        style={{ background: colors[theme].canvas, color: colors[theme].ink, colorScheme: theme }}
      >
        <h2 className={styles.title}>{theme === 'light' ? 'Light' : 'Dark'}</h2>
        {each(theme)}
      </section>
    ))}
  </div>
);

/** Every color of the theme: its value, its use, and its contrast on the least favorable background. */
export const Tokens: Story = {
  render: () =>
    inBoth((theme) => {
      const { inkMuted, lineField } = colors[theme];
      return groups.map(({ title, has }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <ul>
            {tokens.filter(has).map((token) => (
              <li key={token} className={styles.token}>
                <span
                  className={styles.swatch}
                  style={{ border: `1px solid ${lineField}`, background: colors[theme][token] }}
                />
                <span className={styles.words}>
                  <strong>{token}</strong> <span className={styles.value}>{colors[theme][token]}</span>
                  <br />
                  {uses[token].is}
                  <span style={{ display: 'block', color: inkMuted }}>{standing(theme, token)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ));
    }),
};

const sampleOf = (theme: Theme, { front, ground, kind, ...pair }: Pair) => {
  const values = colors[theme];
  const style: CSSProperties = {
    background: values[ground],
    color: kind === 'text' ? values[front] : values.ink,
    boxShadow: `inset 0 0 0 1px ${values.line}`,
  };
  return (
    <li key={`${kind} ${ground}`} className={styles.sample} style={style}>
      {kind === 'text' ? (
        <span className={styles.specimen}>Aa अ</span>
      ) : (
        <span className={styles.shape} style={{ borderColor: values[front] }} />
      )}
      {ground}
      <br />
      <span className={styles.value}>{shown(pair.ratio)}</span> {rating({ front, ground, kind, ...pair })}
    </li>
  );
};

/** All text and meaningful shapes, on each of their backgrounds, with the contrast. */
export const Contrast: Story = {
  render: () =>
    inBoth((theme) =>
      (['text', 'shape'] as const).map((kind) => (
        <Fragment key={kind}>
          <h3 className={`${styles.title} ${styles.group}`}>
            {kind === 'text' ? 'Text: at least 4.5:1' : 'Edges, icons and large numbers: at least 3:1'}
          </h3>
          {tokens
            .map((token) => pairsOf(theme).filter((pair) => pair.front === token && pair.kind === kind))
            .filter((pairs) => pairs.length > 0)
            .map((pairs) => (
              <div key={pairs[0]?.front}>
                <h4 className={`${styles.title} ${styles.group}`}>{pairs[0]?.front} on</h4>
                <ul className={styles.samples}>{pairs.map((pair) => sampleOf(theme, pair))}</ul>
              </div>
            ))}
        </Fragment>
      )),
    ),
};
