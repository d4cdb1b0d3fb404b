import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@/components/layout/Stack';
import { Heading, headingSizes } from '@/components/typography/Heading';
import { Text, textSizes } from '@/components/typography/Text';

/**
 * Bricolage Grotesque for headings and the numbers that matter, Instrument Sans for everything read. Hindi takes the
 * system's Devanagari face and more line height; Noto Sans Devanagari is fetched only where there is none.
 */
const meta = { title: 'Foundations/Type', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = {
  hero: '44 to 84 px with the screen, 720, −0.035em',
  page: '34 px, 28 on a phone',
  section: '44 px, 32 on a phone',
  card: '24 px',
  small: '17 px',
};

const specimen = (heading: string, text: string) => (
  <Stack gap={32}>
    {headingSizes.map((size, index) => (
      <Stack key={size} gap={4}>
        <Text size="small" tone="muted">
          {size}: {facts[size]}
        </Text>
        <Heading level={index === 0 ? 1 : 2} size={size}>
          {heading}
        </Heading>
      </Stack>
    ))}
    {textSizes.map((size) => (
      <div key={size} style={{ maxWidth: '68ch' }}>
        <Text size="small" tone="muted">
          {size}
        </Text>
        <Text size={size}>{text}</Text>
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
};

export const Devanagari: Story = {
  globals: { locale: 'hi' },
  render: () =>
    specimen(
      'जहाँ विचार उड़ान भरते हैं…',
      'हमने Heliogrid के बीज दौर की अगुवाई की। बारह महीने पहले आशा ने मुझे 40 छतों की एक सूची दिखाई थी। आज 3,100 घर ग्रिड तक पहुँचने से पहले ही एक-दूसरे को बिजली बेचते हैं।',
    ),
};

/** Counts, money and times stand in columns. */
export const Figures: Story = {
  render: () => (
    <Stack gap={0}>
      {['$1,304,000', '$111,111', '12:41 PM', '09:05 AM'].map((value) => (
        <Text key={value} isTabular>
          {value}
        </Text>
      ))}
    </Stack>
  ),
};
