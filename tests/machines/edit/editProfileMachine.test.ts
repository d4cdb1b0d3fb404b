import { ownProfile } from '@kit/fixtures/account';
import { expect, it } from 'vitest';
import { type OwnProfile, profileOf } from '@/data/schema/shapes/founderProfile';
import { textMaximum } from '@/data/schema/text/limits';
import { editProfileMachine } from '@/machines/edit/editProfileMachine';
import { describeEdit } from './edit';

const { profile } = ownProfile;
const saved: OwnProfile = { profile, isInvestor: false };
const copy = { ...profile, interests: profile.interests.join(', '), skills: profile.skills.join(', ') };
const tooLong = 'a'.repeat(textMaximum.paragraphs + 1);
const blankWork = { title: '', company: ' ', duration: '', description: '' };

describeEdit('editProfile', {
  machine: editProfileMachine,
  saved,
  elsewhere: { profile: { ...profile, location: 'Delft' }, isInvestor: true },
  elsewhereCopy: { ...copy, location: 'Delft' },
  subject: '',
  copy,
  same: [
    { ...copy, name: ` ${copy.name} `, bio: `${copy.bio}\n` },
    { ...copy, interests: ` , ${profile.interests.join(',')}, ,` },
    { ...copy, workExperience: [...copy.workExperience, blankWork] },
  ],
  changed: [
    { ...copy, role: 'Investor' },
    { ...copy, interests: [...profile.interests].reverse().join(', ') },
    { ...copy, education: [] },
    { ...copy, workExperience: [blankWork, { ...blankWork, title: 'CTO' }] },
  ],
  tooLong: { bio: tooLong },
  keptTooLong: { ...saved, profile: { ...profile, bio: tooLong } },
  kept: { ...saved, profile: { ...profile, role: 'Investor' } },
});

it('profileOf trims texts and removes blank entries', () => {
  expect(
    profileOf({
      ...{ ...copy, name: ' Noor ', interests: ' Fintech ,, AI,', skills: ' , ' },
      workExperience: [blankWork, { ...blankWork, title: ' CTO ' }],
    }),
  ).toEqual({
    ...{ ...profile, name: 'Noor', interests: ['Fintech', 'AI'], skills: [] },
    workExperience: [{ title: 'CTO', company: '', duration: '', description: '' }],
  });
});
