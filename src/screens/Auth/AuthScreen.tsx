import { useMessages } from '@messages';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { AuthFrame } from '@/components/navigation/AuthFrame';
import { AuthCard, type AuthCardProps } from '@/components/social/AuthCard';

export type AuthScreenProps = AuthCardProps;

/** Login and register (spec section 2), in one card. Also replaces a protected screen for signed-out users. */
export function AuthScreen(props: AuthScreenProps) {
  const t = useMessages('auth');
  return (
    <AuthFrame>
      <VisuallyHidden as="h1">{props.mode === 'login' ? t.signInTitle : t.registerTitle}</VisuallyHidden>
      <AuthCard {...props} />
    </AuthFrame>
  );
}
