import wizard from '@messages/en/wizard';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';
import { ImageField } from '@/components/controls/ImageField';
import { imageMaximum } from '@/data/schema/shapes/files';
import preview, { cramped, holding, tooLong } from '../../support/preview';

/** Returns an SVG logo with an event handler. `extra`: more elements, as text. */
const svg = (extra = '') =>
  `<?xml version="1.0"?><!-- ours --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="window.hacked = true">
    ${extra}<rect width="64" height="64" rx="14" fill="#0a8f5b"/><path d="M14 44 32 16l18 28z" fill="#fff"/></svg>`;
const logo = new Blob([svg()], { type: 'image/svg+xml' });

const rendered = (type: string) => {
  const canvas = new OffscreenCanvas(96, 96);
  canvas.getContext('2d')?.fillRect(8, 8, 80, 80);
  return canvas.convertToBlob({ type });
};

const meta = preview.meta({
  component: ImageField,
  args: {
    label: 'Logo',
    name: 'logo',
    value: null,
    hint: 'Square, 512x512px, at most 2 MB.',
    texts: wizard.fields.image,
    onChange: fn(),
  },
  render: holding('value', 'onChange'),
  argTypes: { value: { control: false } },
});

type Canvas = StoryContext['canvas'];

const inputOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Logo');
const previewOf = (canvas: Canvas) => canvas.findByRole<HTMLImageElement>('img', { name: 'Selected image' });
/** Chooses a file whose name and type don’t match `accept`. The browser’s file dialog allows this too. */
const choose = (canvas: Canvas, content: BlobPart) => {
  const files = new DataTransfer();
  files.items.add(new File([content], 'logo.txt', { type: 'text/plain' }));
  const input = inputOf(canvas);
  input.files = files.files;
  return fireEvent.change(input);
};

/** The content determines whether a file is an image. Of two files chosen quickly, the second is used. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      'Square, 512x512px, at most 2 MB. Choose an image or drop it here',
    );
    const [png, jpeg] = [await rendered('image/png'), await rendered('image/jpeg')];
    void choose(canvas, png);
    void choose(canvas, jpeg);
    await expect(await previewOf(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
    const [[chosen] = [], ...others] = mocked(args.onChange).mock.calls;
    await expect([chosen?.type, ...others]).toEqual(['image/jpeg', [null]]);
  },
});

/** Scripts and event handlers in the image never run, and the stored image contains neither. */
export const HostileSvg = meta.story({
  play: async ({ canvas, args }) => {
    const hostile = svg(`<script>window.hacked = true; parent.hacked = true</script>
      <image href="x" onerror="window.hacked = true"/>
      <animate attributeName="x" onbegin="window.hacked = true" dur="1s"/>`);
    await choose(canvas, hostile);
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

/** Refused files by the name of their test step, with the error message. Consecutive messages differ. */
const refused: Record<string, [content: () => BlobPart | Promise<BlobPart>, reason: string]> = {
  'a file that isn’t an image is refused': [
    () => 'Name',
    'This is not an image. Choose a PNG, JPEG, WebP, GIF, AVIF or SVG file.',
  ],
  'a truncated PNG is refused': [async () => (await rendered('image/png')).slice(0, -40), damaged],
  'a file that is one byte too large is refused': [
    () => svg().padEnd(imageMaximum + 1),
    'This image is larger than 2 MB. Choose a smaller one.',
  ],
  'an SVG that contains a page is refused': [() => svg(frame), damaged],
};

/** The previous image stays. The next accepted image removes the error message. */
export const Refused = meta.story({
  args: { value: logo },
  play: async ({ canvas, args, step }) => {
    const before = (await previewOf(canvas)).src;
    for (const [fault, [content, reason]] of Object.entries(refused))
      await step(fault, async () => {
        await choose(canvas, await content());
        await expect(await canvas.findByText(reason)).toBeVisible();
        await expect(inputOf(canvas)).toHaveAccessibleDescription(
          `${reason} Square, 512x512px, at most 2 MB. Choose another image or drop it here`,
        );
        await expect((await previewOf(canvas)).src).toBe(before);
      });
    await expect(args.onChange).not.toHaveBeenCalled();
    // The largest allowed image.
    await choose(canvas, svg().padEnd(imageMaximum));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(damaged)).not.toBeInTheDocument();
  },
});

export const Stress = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'hint', 'error'), value: '/images/logos/heliogrid.svg' },
  play: async (context) => {
    await cramped(240).play(context);
    const image = await previewOf(context.canvas);
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
});
