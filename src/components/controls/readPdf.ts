import { deckMaximum, deckType } from '@/data/schema/shapes/files';

export type PdfProblem = 'notPdf' | 'tooLarge' | 'unreadable';

/** The first bytes of every PDF. */
const beginning = '%PDF-';

/** Returns a copy of the PDF (the file can change while the page is open), or the problem with the file. */
export async function readPdf(file: Blob): Promise<Blob | PdfProblem> {
  if (file.size > deckMaximum) return 'tooLarge';
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'unreadable';
  const begins = new TextDecoder('latin1').decode(bytes.slice(0, beginning.length));
  return begins === beginning ? new Blob([bytes], { type: deckType }) : 'notPdf';
}
