import { useMessages } from '@messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ImageField, type ImageFieldProps } from '@/components/controls/ImageField';
import { Stack } from '@/components/layout/Stack';
import { imageMaximum } from '@/data/schema/constants';

/** A mark with everything in it that would run in a page. */
const svg = (extra = '') =>
  `<?xml version="1.0"?><!-- ours --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="window.hacked = true">
    ${extra}<rect width="64" height="64" rx="14" fill="#0a8f5b"/><path d="M14 44 32 16l18 28z" fill="#fff"/></svg>`;
const logo = new Blob([svg()], { type: 'image/svg+xml' });
const fileOf = (content: BlobPart, name: string, type: string) => new File([content], name, { type });

const drawn = (type: string) =>
  new Promise<Blob>((resolve, reject) => {
    const canvas = document.createElement('canvas');
    canvas.width = 96;
    canvas.height = 96;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#1b5ccb';
      context.fillRect(8, 8, 80, 80);
    }
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), type);
  });

function Stateful(args: Omit<ImageFieldProps, 'words'>) {
  const [value, setValue] = useState(args.value);
  return (
    <ImageField
      {...args}
      words={useMessages('wizard').fields.image}
      value={value}
      onChange={(image) => {
        setValue(image);
        args.onChange(image);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/ImageField',
  component: ImageField as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Logo',
    name: 'logo',
    value: null,
    hint: 'Square, 512x512px, at most 2 MB.',
    onChange: fn(),
  },
  argTypes: { value: { control: false }, ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const inputOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Logo');
/** As a person does it: `accept` keeps nobody from choosing another file. */
const choose = (canvas: Canvas, file: File) => {
  const files = new DataTransfer();
  files.items.add(file);
  const input = inputOf(canvas);
  input.files = files.files;
  return fireEvent.change(input);
};

const refuses =
  (file: () => File | Promise<File>, reason: string): Play =>
  async ({ canvas, args }) => {
    const preview = await canvas.findByRole('img', { name: 'The chosen image' });
    const address = preview.getAttribute('src');
    await choose(canvas, await file());
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      `${reason} Square, 512x512px, at most 2 MB. Choose another image or drop it here`,
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('img', { name: 'The chosen image' })).toHaveAttribute('src', address);
  };

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(inputOf(canvas)).toHaveFocus();
    await expect(inputOf(canvas)).toHaveAccessibleDescription(
      'Square, 512x512px, at most 2 MB. Choose an image or drop it here',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The image there is, known by its address alone. */
export const Address: Story = {
  args: { value: '/images/logos/heliogrid.svg' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'The chosen image' });
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

/** Removed, it leaves an empty field, which has the focus. */
export const Removing: Story = {
  args: Address.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the image' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
  },
};

/** An image is known by its content, whatever its name and type say. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
      await choose(canvas, fileOf(await drawn(type), 'logo.txt', 'text/plain'));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type })));
    }
    await expect(await canvas.findByRole('img', { name: 'The chosen image' })).toBeVisible();
  },
};

/** A script, a handler: nothing of it runs, and nothing of it is left in what is kept. */
export const HostileSvg: Story = {
  play: async ({ canvas, args }) => {
    const hostile = svg(`<script>window.hacked = true; parent.hacked = true</script>
      <image href="x" onerror="window.hacked = true"/>
      <animate attributeName="x" onbegin="window.hacked = true" dur="1s"/>`);
    await choose(canvas, fileOf(hostile, 'logo.svg', 'image/svg+xml'));
    const preview = await canvas.findByRole<HTMLImageElement>('img', { name: 'The chosen image' });
    await preview.decode();
    await expect([preview.naturalWidth, preview.naturalHeight]).toEqual([512, 512]);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'image/png' }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(window).not.toHaveProperty('hacked');
    await expect(window.top).not.toHaveProperty('hacked');
  },
};

/** Another page inside the drawing: it can't be turned into pixels. */
export const ForeignPageInSvg: Story = {
  args: { value: logo },
  play: refuses(
    () =>
      fileOf(
        svg(`<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml"
          srcdoc="&lt;script&gt;parent.hacked = top.hacked = true&lt;/script&gt;"></iframe></foreignObject>`),
        'logo.svg',
        'image/svg+xml',
      ),
    'This image is damaged and can’t be shown. Choose another one.',
  ),
};

export const NotAnImage: Story = {
  args: { value: logo },
  play: refuses(
    () => fileOf('Name,Role\nAsha,CEO', 'logo.png', 'image/png'),
    'This is not an image. Choose a PNG, JPEG, WebP, GIF, AVIF or SVG file.',
  ),
};

/** 2 MB are taken, a byte more isn't. */
export const TooLarge: Story = {
  args: { value: logo },
  play: async (context) => {
    const padded = (size: number) => fileOf(svg().padEnd(size), 'logo.svg', 'image/svg+xml');
    await refuses(
      () => padded(imageMaximum + 1),
      'This image is larger than 2 MB. Choose a smaller one.',
    )(context);
    await choose(context.canvas, padded(imageMaximum));
    await waitFor(() => expect(context.args.onChange).toHaveBeenCalledTimes(1));
    await expect(context.canvas.queryByText(/larger than 2 MB/)).not.toBeInTheDocument();
  },
};

export const Truncated: Story = {
  args: { value: logo },
  play: refuses(async () => {
    const whole = await drawn('image/png');
    return fileOf(whole.slice(0, whole.size - 40), 'logo.png', 'image/png');
  }, 'This image is damaged and can’t be shown. Choose another one.'),
};

/** It begins and ends like a PNG, and has nothing to draw. */
export const Undecodable: Story = {
  args: { value: logo },
  play: refuses(async () => {
    const whole = await drawn('image/png');
    const parts = [whole.slice(0, 33), whole.slice(whole.size - 12)];
    return fileOf(new Blob(parts), 'logo.png', 'image/png');
  }, 'This image is damaged and can’t be shown. Choose another one.'),
};

export const BrokenSvg: Story = {
  args: { value: logo },
  play: refuses(
    () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><rect', 'logo.svg', 'image/svg+xml'),
    'This image is damaged and can’t be shown. Choose another one.',
  ),
};

/** The last choice counts, however long the ones before take to be read. */
export const InHaste: Story = {
  play: async ({ canvas, args }) => {
    const [png, jpeg] = [await drawn('image/png'), await drawn('image/jpeg')];
    void choose(canvas, fileOf(png, 'a.png', 'image/png'));
    void choose(canvas, fileOf(jpeg, 'b.jpg', 'image/jpeg'));
    await canvas.findByRole('img', { name: 'The chosen image' });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' }));
  },
};

export const Invalid: Story = {
  args: { error: 'A logo is required', isRequired: true },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Disabled: Story = {
  args: { value: logo, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Stateful {...args} name="a" label="Empty" />
      <Stateful {...args} name="b" label="Chosen" value={logo} />
      <Stateful {...args} name="c" label="Invalid" error="A logo is required" />
      <Stateful {...args} name="d" label="Disabled" value={logo} isDisabled />
    </Stack>
  ),
};

export const Stress: Story = {
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
};
