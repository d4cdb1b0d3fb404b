import { useMessages } from '@messages';
import { Stack } from '@/components/layout/Stack';
import { EmptySection } from '@/components/profile/EmptySection';
import { Section } from '@/components/profile/Section';
import { Testimonial } from '@/components/profile/Testimonial';
import type { InvestorPartProps } from './investorView';

/** Testimonials of founders about the investor. */
export function InvestorTestimonials({ view: { profile } }: InvestorPartProps) {
  const t = useMessages('profile').investor;
  return (
    <Section title={t.testimonials}>
      {profile.founderTestimonials.length === 0 ? (
        <EmptySection>{t.noTestimonials}</EmptySection>
      ) : (
        <Stack as="ul" gap={24}>
          {profile.founderTestimonials.map((testimonial) => (
            <li key={`${testimonial.name} ${testimonial.testimonial}`}>
              <Testimonial {...testimonial} lang={profile.lang} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
