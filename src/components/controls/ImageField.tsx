import { ImagePlus } from 'lucide';
import { useEffect, useState } from 'react';
import { imageTypes } from '@/data/schema/shapes/files';
import { Icon } from '../brand/Icon';
import { asset } from '../theme/asset';
import { FileField, type FileFieldTexts, type FileInputProps } from './FileField';
import * as fileFieldStyles from './FileField.css';
import type { ImageProblem } from './readImage';

/** Texts of the field, from `wizard.fields.image`. */
export type ImageFieldTexts = FileFieldTexts<ImageProblem | 'notLoaded'> & {
  /** Alternative text of the preview. */
  chosen: string;
};

export type ImageFieldProps = FileInputProps & {
  /** Texts of the empty and the filled field, and an error message for each problem. */
  texts: ImageFieldTexts;
};

/** Returns the URL of an image. Revokes the object URL of a blob when the image changes or unmounts. */
function useAddress(image: Blob | string | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(image instanceof Blob)) return;
    const objectUrl = URL.createObjectURL(image);
    setAddress(objectUrl);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [image]);
  return typeof image === 'string' ? asset(image) : address;
}

/** Loads the code that reads images on first use. */
const read = async (file: File): Promise<Blob | ImageProblem | 'notLoaded'> => {
  const module = await import('./readImage').catch(() => null);
  return module ? module.readImage(file) : 'notLoaded';
};

/** A field for an image. Converts an SVG to PNG, because an SVG can contain scripts. */
export function ImageField({ texts, ...input }: ImageFieldProps) {
  const address = useAddress(input.value);
  const picture = address ? (
    <img className={fileFieldStyles.image} src={address} alt={texts.chosen} />
  ) : (
    <Icon of={ImagePlus} size={28} />
  );
  return <FileField {...input} texts={texts} accept={imageTypes.join()} read={read} picture={picture} />;
}
