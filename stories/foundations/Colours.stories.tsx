import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '@/components/layout/Grid';
import { type ColorToken, colors, radius } from '@/components/theme/tokens';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const groups: { title: string; tokens: Partial<Record<ColorToken, string>> }[] = [
  {
    title: 'Grounds',
    tokens: {
      canvas: 'the page',
      surface: 'cards, bars',
      sunken: 'inputs in bars, tracks',
      thumb: 'the chosen part of a track',
      bubble: 'what others wrote',
      ownBubble: 'what one wrote, in onInk',
      sky: 'tint, selected rows',
    },
  },
  {
    title: 'Ink',
    tokens: { ink: 'text, the main action', inkMuted: 'secondary text', onInk: 'text on ink' },
  },
  {
    title: 'Lines',
    tokens: {
      line: 'hairlines',
      lineStrong: 'chips, secondary buttons',
      lineField: 'field borders, 3:1',
      isobar: 'the motif',
    },
  },
  {
    title: 'Signal',
    tokens: {
      signal: 'windsock, Express Interest, like',
      signalPale: 'the windsock’s pale stripe',
      signalSoft: 'its ground',
      signalInk: 'its text',
      onSignal: 'text on signal',
    },
  },
  {
    title: 'Meaning',
    tokens: {
      link: 'links, focus, the verified tick',
      rise: 'growth, active',
      riseSoft: 'its ground',
      danger: 'errors',
      dangerSoft: 'their ground',
    },
  },
  { title: 'Over everything', tokens: { shadow: 'under what floats', scrim: 'behind a dialog' } },
];

/** What text of every colour stands on. */
const grounds = [
  'canvas',
  'surface',
  'sunken',
  'thumb',
  'bubble',
  'sky',
  'signalSoft',
  'riseSoft',
  'dangerSoft',
] as const;

const frame = (theme: Theme) => ({
  background: colors[theme].canvas,
  color: colors[theme].ink,
  padding: 24,
  borderRadius: radius.card,
});

/** Colours are named by what they mean. Orange is for signal, not for surfaces; the main action is ink. */
const meta = { title: 'Foundations/Colours', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every token in both themes. */
export const Tokens: Story = {
  render: () => (
    <Grid columns={2}>
      {themes.map((theme) => (
        <section key={theme} aria-label={theme} style={frame(theme)}>
          {groups.map(({ title, tokens }) => (
            <div key={title} style={{ marginBottom: 24 }}>
              <h2 style={{ fontSize: 15, fontWeight: 600, marginBottom: 8 }}>{title}</h2>
              <ul>
                {Object.entries(tokens).map(([token, use]) => (
                  <li
                    key={token}
                    style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '4px 0' }}
                  >
                    <span
                      style={{
                        width: 44,
                        height: 44,
                        flexShrink: 0,
                        borderRadius: radius.field,
                        border: `1px solid ${colors[theme].lineStrong}`,
                        background: colors[theme][token as ColorToken],
                      }}
                    />
                    <span style={{ minWidth: 0, fontSize: 14, lineHeight: 1.4 }}>
                      <strong>{token}</strong> {colors[theme][token as ColorToken]}
                      <span style={{ display: 'block', color: colors[theme].inkMuted }}>{use}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </Grid>
  ),
  play: async () => {
    const shown = groups.flatMap(({ tokens }) => Object.keys(tokens)).sort();
    await expect(shown).toEqual(Object.keys(colors.light).sort());
  },
};

/** Every text colour on every ground reaches 4.5:1. */
export const TextOnGrounds: Story = {
  render: () => (
    <Grid columns={2}>
      {themes.map((theme) => (
        <section key={theme} aria-label={theme} style={frame(theme)}>
          {grounds.map((ground) => (
            <p key={ground} style={{ background: colors[theme][ground], padding: 12, fontSize: 14 }}>
              {ground}:{' '}
              {(['ink', 'inkMuted', 'signalInk', 'link', 'rise', 'danger'] as const).map((text) => (
                <span
                  key={text}
                  style={{ color: colors[theme][text], marginRight: 12, display: 'inline-block' }}
                >
                  {text}
                </span>
              ))}
            </p>
          ))}
          <p style={{ background: colors[theme].ink, color: colors[theme].onInk, padding: 12, fontSize: 14 }}>
            onInk
          </p>
          <p
            style={{
              background: colors[theme].signal,
              color: colors[theme].onSignal,
              padding: 12,
              fontSize: 14,
            }}
          >
            onSignal
          </p>
        </section>
      ))}
    </Grid>
  ),
};
