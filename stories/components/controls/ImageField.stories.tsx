import { useMessages } from '@messages';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ImageField, type ImageFieldProps } from '@/components/controls/ImageField';
import { Stack } from '@/components/layout/Stack';
import { imageMaximum } from '@/data/schema/constants';
import preview from '../../../.storybook/preview';
import { stateful } from '../../support/stateful';

/** A mark with everything in it that would run in a page. */
const svg = (extra = '') =>
  `<?xml version="1.0"?><!-- ours --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="window.hacked = true">
    ${extra}<rect width="64" height="64" rx="14" fill="#0a8f5b"/><path d="M14 44 32 16l18 28z" fill="#fff"/></svg>`;
const logo = new Blob([svg()], { type: 'image/svg+xml' });
const fileOf = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
const svgFile = (content: string) => fileOf(content, 'logo.svg', 'image/svg+xml');
const pngFile = (content: BlobPart) => fileOf(content, 'logo.png', 'image/png');

async function drawn(type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#1b5ccb';
    context.fillRect(8, 8, 80, 80);
  }
  return canvas.convertToBlob({ type });
}

const Worded = (args: Omit<ImageFieldProps, 'words'>) => (
  <ImageField {...args} words={useMessages('wizard').fields.image} />
);
const Stateful = stateful(Worded, 'value');

const meta = preview.meta({
  title: 'Components/Controls/ImageField',
  component: ImageField as typeof Worded,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Logo',
    name: 'logo',
    value: null,
    hint: 'Square, 512x512px, at most 2 MB.',
    onChange: fn(),
  },
  argTypes: { value: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
});

type Canvas = StoryContext['canvas'];

const inputOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Logo');
const previewOf = (canvas: Canvas) =>
  canvas.findByRole<HTMLImageElement>('img', { name: 'The chosen image' });
/** As in the browser’s dialog, where `accept` doesn’t keep anyone from choosing another type of file. */
const choose = (canvas: Canvas, file: File) => {
  const files = new DataTransfer();
  files.items.add(file);
  const input = inputOf(canvas);
  input.files = files.files;
  return fireEvent.change(input);
};

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.tab();
    await expect(inputOf(canvas)).toHaveFocus();
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      'Square, 512x512px, at most 2 MB. Choose an image or drop it here',
    );
    await step('the last of two choices counts', async () => {
      const [png, jpeg] = [await drawn('image/png'), await drawn('image/jpeg')];
      void choose(canvas, fileOf(png, 'a.png', 'image/png'));
      void choose(canvas, fileOf(jpeg, 'b.jpg', 'image/jpeg'));
      await expect(await previewOf(canvas)).toBeVisible();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }));
    });
    await step('an image is recognized by its content', async () => {
      for (const type of ['image/png', 'image/webp']) {
        await choose(canvas, fileOf(await drawn(type), 'logo.txt', 'text/plain'));
        await waitFor(() =>
          expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type })),
        );
      }
    });
    await step('removing it leaves an empty field with the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the image' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByRole('img')).toBeNull();
      await expect(inputOf(canvas)).toHaveFocus();
    });
  },
});

/** Neither its script nor its handlers run, and the stored image has neither. */
export const HostileSvg = meta.story({
  play: async ({ canvas, args }) => {
    const hostile = svg(`<script>window.hacked = true; parent.hacked = true</script>
      <image href="x" onerror="window.hacked = true"/>
      <animate attributeName="x" onbegin="window.hacked = true" dur="1s"/>`);
    await choose(canvas, svgFile(hostile));
    const image = await previewOf(canvas);
    await image.decode();
    await expect([image.naturalWidth, image.naturalHeight]).toEqual([512, 512]);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'image/png' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(window).not.toHaveProperty('hacked');
    await expect(window.top).not.toHaveProperty('hacked');
  },
});

const damaged = 'This image is damaged and can’t be shown. Choose another one.';
const frame = `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml"
  srcdoc="&lt;script&gt;parent.hacked = top.hacked = true&lt;/script&gt;"></iframe></foreignObject>`;

/** What is chosen in vain, by its fault, with the reason that is shown. */
const refused: Record<string, [file: () => File | Promise<File>, reason: string]> = {
  'no image': [
    () => pngFile('Name,Role\nAsha,CEO'),
    'This is not an image. Choose a PNG, JPEG, WebP, GIF, AVIF or SVG file.',
  ],
  'a byte too large': [
    () => svgFile(svg().padEnd(imageMaximum + 1)),
    'This image is larger than 2 MB. Choose a smaller one.',
  ],
  'a page inside an SVG': [() => svgFile(svg(frame)), damaged],
  'a broken SVG': [() => svgFile('<svg xmlns="http://www.w3.org/2000/svg"><rect'), damaged],
  'a PNG without its end': [async () => pngFile((await drawn('image/png')).slice(0, -40)), damaged],
  'a PNG with nothing to draw': [
    async () => {
      const whole = await drawn('image/png');
      return pngFile(new Blob([whole.slice(0, 33), whole.slice(-12)]));
    },
    damaged,
  ],
};

/** The image that was chosen before stays, and the reason goes with the next one that is accepted. */
export const Refused = meta.story({
  args: { value: logo },
  play: async ({ canvas, args, step }) => {
    for (const [at, [fault, [file, reason]]] of Object.entries(refused).entries()) {
      await step(fault, async () => {
        const before = (await previewOf(canvas)).src;
        await choose(canvas, await file());
        await expect(await canvas.findByText(reason)).toBeVisible();
        await expect(inputOf(canvas)).toHaveAccessibleDescription(
          `${reason} Square, 512x512px, at most 2 MB. Choose another image or drop it here`,
        );
        await expect(args.onChange).toHaveBeenCalledTimes(at);
        await expect((await previewOf(canvas)).src).toBe(before);
        // As large as an image may be.
        await choose(canvas, svgFile(svg().padEnd(imageMaximum)));
        await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(at + 1));
        await waitFor(async () => expect((await previewOf(canvas)).src).not.toBe(before));
        await expect(canvas.queryByText(reason)).not.toBeInTheDocument();
      });
    }
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <Stateful {...args} name="a" label="Empty" />
      <Stateful {...args} name="b" label="Address" value="/images/logos/heliogrid.svg" />
      <Stateful {...args} name="c" label="Invalid" error="A logo is required" isRequired />
      <Stateful {...args} name="d" label="Disabled" value={logo} isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [address] = canvas.getAllByRole<HTMLImageElement>('img', { name: 'The chosen image' });
    await waitFor(() => expect(address?.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByLabelText('Invalid')).toBeInvalid();
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
    // That of the address.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Stress = meta.story({
  args: {
    label: 'आपके स्टार्टअप का लोगो, जैसा वह आपकी वेबसाइट पर दिखाई देता है',
    hint: 'वर्गाकार छवि चुनें, 512x512px, अधिकतम 2 MB।',
    value: new Blob(
      ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 40"><rect width="400" height="40"/></svg>'],
      { type: 'image/svg+xml' },
    ),
    error: 'कृपया कोई दूसरी छवि चुनें।',
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
