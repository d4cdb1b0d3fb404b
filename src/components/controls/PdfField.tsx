import { FileCheck, FilePlus } from 'lucide';
import { deckType } from '@/data/schema/shapes/files';
import { Icon } from '../brand/Icon';
import { FileField, type FileFieldTexts, type FileInputProps } from './FileField';
import { type PdfProblem, readPdf } from './readPdf';

/** Texts of the field, from `wizard.fields.pdf`. */
export type PdfFieldTexts = FileFieldTexts<PdfProblem> & {
  /** Text stating that a PDF is chosen. */
  chosen: string;
};

export type PdfFieldProps = FileInputProps & {
  /** Texts of the empty and the filled field, and an error message for each problem. */
  texts: PdfFieldTexts;
};

/** A field for a PDF. */
export function PdfField({ texts, ...input }: PdfFieldProps) {
  const hasFile = input.value !== null && input.value !== '';
  return (
    <FileField
      {...input}
      texts={texts}
      accept={`${deckType},.pdf`}
      read={readPdf}
      picture={<Icon of={hasFile ? FileCheck : FilePlus} size={28} />}
      status={hasFile ? texts.chosen : undefined}
    />
  );
}
