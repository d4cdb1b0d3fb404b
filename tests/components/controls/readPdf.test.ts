import { expect, it } from 'vitest';
import { readPdf } from '@/components/controls/readPdf';
import { deckMaximum } from '@/data/schema/shapes/files';

it('given a PDF named deck.html, readPdf detects the PDF by the first bytes and sets the type application/pdf', async () => {
  const file = new File(['%PDF-1.7 deck'], 'deck.html', { type: 'text/html' });
  const read = await readPdf(file);
  expect(read).toMatchObject({ type: 'application/pdf', size: file.size });
  expect(read instanceof Blob && (await read.text())).toBe('%PDF-1.7 deck');
});

it.each(['', '%PDF', 'a %PDF-1.7', '<script>alert(1)</script>', '%pdf-1.7'])(
  'readPdf refuses a file with the content %j',
  async (text) => {
    expect(await readPdf(new File([text], 'deck.pdf', { type: 'application/pdf' }))).toBe('notPdf');
  },
);

it('readPdf accepts files of up to 10 MB, and refuses larger files without reading them', async () => {
  const largest = new Blob(['%PDF-'.padEnd(deckMaximum)]);
  expect(await readPdf(largest)).toMatchObject({ size: deckMaximum });
  const larger = new Blob([largest, ' ']);
  larger.arrayBuffer = () => expect.fail('It was read.');
  expect(await readPdf(larger)).toBe('tooLarge');
});

it('readPdf returns “unreadable” when the browser can’t read the file', async () => {
  const file = new Blob(['%PDF-']);
  file.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
  expect(await readPdf(file)).toBe('unreadable');
});
