import { useMessages } from '@messages';
import { ArrowRight } from 'lucide';
import { Button } from '@/components/controls/Button';
import { Stack } from '@/components/layout/Stack';
import { AuthFrame } from '@/components/navigation/AuthFrame';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';

export type WelcomeScreenProps = {
  /** The new member's name, as far as it is known. */
  name: string | null;
};

/** Greets who has just registered and leads on to the feed. */
export function WelcomeScreen({ name }: WelcomeScreenProps) {
  const t = useMessages('auth');
  return (
    <AuthFrame>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={1} size="section">
            {name ? t.welcome({ name }) : t.welcomeNameless}
          </Heading>
          <Text size="large" tone="muted">
            {t.welcomeText}
          </Text>
        </Stack>
        <Button href="/explore" size="large" iconAfter={ArrowRight} stretch>
          {t.explore}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
