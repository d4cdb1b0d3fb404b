import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Eye, Pencil } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { InvestorAccount } from '@/data/schema/shapes/investorRegistration';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { ExternalLink } from '../profile/ExternalLink';
import { ProfileLayout } from '../profile/ProfileLayout';
import { useProfileFormats } from '../profile/profileFormats';
import { Section } from '../profile/Section';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Details } from './Details';
import { FactTiles } from './FactTiles';
import * as founderProfileStyles from './FounderProfile.css';

export type InvestorProfileProps = {
  /** The whole profile, including private fields. */
  account: InvestorAccount;
  /** URL of the user's photo; if empty, initials are shown. */
  avatar: string;
  /** URL of the page that other users see. */
  publicHref: string;
  /** Called to open the form, which replaces this view. */
  onEdit: () => void;
  /** Additional cards at the end of the narrow column. */
  aside?: ReactNode;
  /** The Edit button, to focus it after editing. */
  editRef?: Ref<HTMLButtonElement>;
};

/** Shows an investor's profile to its owner (spec sections 2 and 3): every field, including empty ones. */
export function InvestorProfile({
  account,
  avatar,
  publicHref,
  onEdit,
  aside,
  editRef,
}: InvestorProfileProps) {
  const t = useMessages('investorAccount');
  const { edit } = useMessages('account').shared;
  const { fields } = useMessages('wizard').registration;
  const choiceText = useChoiceText();
  const formats = useFormats();
  const profileFormats = useProfileFormats();
  const choices = (values: readonly string[]) => values.map(choiceText).join(', ');
  const rupees = (amount: number | undefined) => (amount === undefined ? '' : profileFormats.rupees(amount));
  const count = (number: number | undefined) => (number === undefined ? '' : formats.count(number));
  const companyText = ({ name, stage, year }: NonNullable<InvestorAccount['portfolio']>[number]) => {
    const facts = [choiceText(stage), year].filter(Boolean).join(', ');
    return facts ? `${name} (${facts})` : name;
  };
  const { checkFrom, checkTo, showsCheckSize } = account;
  const isSized = checkFrom !== undefined && checkTo !== undefined;
  const checkSize = isSized
    ? (showsCheckSize ? t.checkShown : t.checkHidden)({ range: formats.moneyRange(checkFrom, checkTo) })
    : '';
  return (
    <ProfileLayout
      main={
        <>
          <Card as="section" label={account.fullName}>
            <Stack gap={20}>
              <div className={founderProfileStyles.head}>
                <Avatar name={account.fullName} src={avatar} size="large" />
                <div className={founderProfileStyles.who}>
                  <Heading level={2}>{account.fullName}</Heading>
                  <Text tone="muted">{choiceText(account.investorType)}</Text>
                </div>
                <Inline gap={8} canWrap>
                  <Button href={publicHref} variant="secondary" icon={Eye}>
                    {t.publicPage}
                  </Button>
                  <Button icon={Pencil} onClick={onEdit} ref={editRef}>
                    {edit}
                  </Button>
                </Inline>
              </div>
              <Details
                details={(['about', 'valueAdd', 'requirements'] as const).map((field) => ({
                  term: fields[field],
                  value: account[field],
                  line: 'always',
                }))}
              />
            </Stack>
          </Card>
          <Section title={t.preferences}>
            <FactTiles
              facts={[
                { term: fields.investorType, value: choiceText(account.investorType) },
                { term: fields.preference, value: choices(account.preference) },
                { term: fields.investmentType, value: choices(account.investmentType) },
                { term: t.fields.geography, value: account.geography ?? '' },
                { term: t.fields.mustHaves, value: choices(account.mustHaves ?? []) || t.allFlexible },
                { term: t.checkSize, value: checkSize },
                { term: fields.timeline, value: choiceText(account.timeline) },
                {
                  term: fields.experience,
                  value: account.experience === undefined ? '' : formats.decimal(account.experience),
                },
                { term: fields.assets, value: formats.countRange(account.assets) },
                { term: fields.accredited, value: choiceText(account.accredited) },
                { term: t.fields.investments, value: account.investments },
                { term: t.fields.portfolio, value: (account.portfolio ?? []).map(companyText).join(', ') },
              ]}
            />
          </Section>
          <Section title={t.financial} note={t.amountsNote}>
            <FactTiles
              facts={[
                { term: fields.investmentAmount, value: rupees(account.investmentAmount) },
                { term: fields.avgInvestment, value: rupees(account.avgInvestment) },
                { term: fields.portfolioValue, value: rupees(account.portfolioValue) },
                { term: fields.yearlyInvestments, value: count(account.yearlyInvestments) },
                { term: fields.activeInvestment, value: count(account.activeInvestment) },
              ]}
            />
          </Section>
        </>
      }
      aside={
        <>
          <Section title={t.contact} size="small">
            <Details
              details={[
                {
                  term: fields.email,
                  value: account.email && <ExternalLink kind="email" value={account.email} />,
                  line: 'phone',
                  note: t.hints.email,
                },
                {
                  term: t.fields.contactEmail,
                  value: account.contactEmail && <ExternalLink kind="email" value={account.contactEmail} />,
                  line: 'phone',
                },
                { term: fields.phone, value: account.phone },
                { term: fields.location, value: account.location },
                {
                  term: fields.website,
                  value: account.website && <ExternalLink kind="website" value={account.website} />,
                  line: 'phone',
                },
                {
                  term: fields.linkedinProfile,
                  value: account.linkedinProfile && (
                    <ExternalLink kind="linkedin" value={account.linkedinProfile} />
                  ),
                  line: 'phone',
                },
                {
                  term: t.fields.availableForMentoring,
                  value: choiceText(account.availableForMentoring ? 'Yes' : 'No'),
                },
                {
                  term: t.fields.calendarLink,
                  value: account.calendarLink && <ExternalLink kind="website" value={account.calendarLink} />,
                  line: 'phone',
                },
                { term: t.fields.dob, value: account.dob && profileFormats.birthday(account.dob) },
              ]}
            />
          </Section>
          {aside}
        </>
      }
    />
  );
}
