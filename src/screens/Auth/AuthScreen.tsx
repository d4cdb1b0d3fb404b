import { useMessages } from '@messages';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { AuthFrame } from '@/components/navigation/AuthFrame';
import { AuthCard, type AuthCardProps } from '@/components/social/AuthCard';

export type AuthScreenProps = AuthCardProps;

/** Login and register (spec section 2): one card for both routes. It also replaces a screen that needs sign-in. */
export function AuthScreen(props: AuthScreenProps) {
  const t = useMessages('auth');
  return (
    <AuthFrame>
      <VisuallyHidden as="h1">{props.mode === 'login' ? t.signInTitle : t.registerTitle}</VisuallyHidden>
      <AuthCard {...props} />
    </AuthFrame>
  );
}
