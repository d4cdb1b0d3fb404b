import { useMessages } from '@messages';
import { Play } from 'lucide';
import { Button } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { fileAddress } from './linkTargets';
import * as styles from './VideoDemo.css';

export type VideoDemoProps = {
  /** URL of the video: a file of the app, or any web address. */
  src: string;
  /** Accessible name of the video. */
  label: string;
};

const isFile = (address: string) => /^\/.*\.(webm|mp4|ogv)$/i.test(address);

/** A startup's video. Plays a file of the app. Renders a link for other hosts, which the CSP blocks. */
export function VideoDemo({ src, label }: VideoDemoProps) {
  const t = useMessages('profile').startup;
  const common = useMessages('common');
  const address = fileAddress(src);
  if (!address) return null;
  return isFile(src) ? (
    // biome-ignore lint/a11y/useMediaCaption: the videos of founders have no captions.
    <video className={styles.video} src={address} aria-label={label} controls preload="none" playsInline />
  ) : (
    <div>
      <Button variant="secondary" icon={Play} href={address} target="_blank" rel="noopener noreferrer">
        {t.watchVideo}
        <VisuallyHidden> {common.newTab}</VisuallyHidden>
      </Button>
    </div>
  );
}
