import { Isobars } from '@/components/brand/Isobars';
import { Button } from '@/components/controls/Button';
import { Stack } from '@/components/layout/Stack';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { cover, page, words } from './ComingSoonScreen.css';

export type ComingSoonScreenProps = {
  /** The part of the product that isn't open yet. */
  title: string;
  text?: string;
  /** The way on. */
  actionLabel: string;
  actionHref: string;
};

/** An honest page for a part of the product that opens in a later release. */
export function ComingSoonScreen({ title, text, actionLabel, actionHref }: ComingSoonScreenProps) {
  return (
    <main className={page} id="main" tabIndex={-1}>
      <div className={cover}>
        <Isobars variant="cover" />
      </div>
      <div className={words}>
        <Stack gap={16} align="start">
          <Heading level={1}>{title}</Heading>
          {text && (
            <Text size="large" tone="muted">
              {text}
            </Text>
          )}
          <Button href={actionHref}>{actionLabel}</Button>
        </Stack>
      </div>
    </main>
  );
}
