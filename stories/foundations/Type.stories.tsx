import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { fontStacks } from '@/components/theme/fonts.css';
import { measure } from '@/components/theme/tokens';
import { Heading, headingSizes } from '@/components/typography/Heading';
import { Text, textSizes } from '@/components/typography/Text';
import { weights } from '@/components/typography/Text.css';

/**
 * Bricolage Grotesque for headings and important numbers, Instrument Sans for all other text. Hindi uses the
 * system's Devanagari font and a larger line height. Noto Sans Devanagari loads only if there is none. This
 * page measures the values it shows: they change with the width of the window.
 */
const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Formats a number with at most three decimals. */
const figure = (number: number) => `${Math.round(number * 1000) / 1000}`.replace('-', '−');

/** Describes the computed text style of an element. */
function settingOf(words: Element): string {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(words);
  const size = Number.parseFloat(fontSize);
  const tracking = letterSpacing === 'normal' ? 0 : Number.parseFloat(letterSpacing) / size;
  return [
    `${figure(size)} px`,
    `line ${figure(Number.parseFloat(lineHeight) / size)}`,
    `weight ${fontWeight}`,
    ...(tracking ? [`tracking ${figure(tracking)}em`] : []),
  ].join(', ');
}

type SettingProps = { name: string; children: ReactNode };

/** A text with its name and its measured style. */
function Setting({ name, children }: SettingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [setting, setSetting] = useState('');
  useEffect(() => {
    const measureWords = () => {
      const words = box.current?.firstElementChild;
      if (words) setSetting(settingOf(words));
    };
    const watch = new ResizeObserver(measureWords);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Stack gap={4}>
      <Text size="small" tone="muted" isTabular>
        <strong>{name}</strong> {setting}
      </Text>
      <div ref={box}>{children}</div>
    </Stack>
  );
}

const specimen = (heading: string, text: string) => (
  <Stack gap={32}>
    {headingSizes.map((size, index) => (
      <Setting key={size} name={`Heading ${size}`}>
        <Heading level={index === 0 ? 1 : 2} size={size}>
          {heading}
        </Heading>
      </Setting>
    ))}
    {textSizes.map((size) => (
      <div key={size} style={{ maxWidth: measure.reading }}>
        <Setting name={`Text ${size}`}>
          <Text size={size}>{text}</Text>
        </Setting>
      </div>
    ))}
  </Stack>
);

export const Latin: Story = {
  render: () =>
    specimen(
      'Where ideas take flight…',
      'We led Heliogrid’s seed round. Twelve months ago Asha showed me a spreadsheet of 40 rooftops. Today it is 3,100 homes that sell power to each other before it ever reaches the grid.',
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Text body').parentElement).toHaveTextContent('16 px, line 1.5'),
    );
  },
};

export const Devanagari: Story = {
  globals: { locale: 'hi' },
  render: () =>
    specimen(
      'जहाँ विचार उड़ान भरते हैं…',
      'हमने Heliogrid के बीज दौर की अगुवाई की। बारह महीने पहले आशा ने मुझे 40 छतों की एक सूची दिखाई थी। आज 3,100 घर ग्रिड तक पहुँचने से पहले ही एक-दूसरे को बिजली बेचते हैं।',
    ),
};

const weightNames = Object.keys(weights) as (keyof typeof weights)[];

/** Three weights: for body text, for names, for emphasis. Counts, money and times have tabular numbers. */
export const Weights: Story = {
  render: () => (
    <Stack gap={24}>
      {weightNames.map((weight) => (
        <Setting key={weight} name={weight}>
          <Text size="large" weight={weight}>
            Heliogrid sells power between 3,100 homes.
          </Text>
        </Setting>
      ))}
      <Stack gap={0}>
        {['$1,304,000', '$111,111', '12:41 PM', '09:05 AM'].map((value) => (
          <Text key={value} isTabular>
            {value}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};

/** The fonts, in their order of preference. Each fallback has the metrics of the font it replaces. */
export const Families: Story = {
  render: () => (
    <Stack gap={24}>
      {Object.entries(fontStacks).map(([name, stack]) => (
        <Stack key={name} gap={4}>
          <Text size="small" tone="muted">
            <strong>{name}</strong> {stack}
          </Text>
          <p style={{ fontFamily: stack, fontSize: 24 }}>
            {name.endsWith('Hindi') ? 'उठती हवा 0123456789' : 'Rising air 0123456789'}
          </p>
        </Stack>
      ))}
    </Stack>
  ),
};
