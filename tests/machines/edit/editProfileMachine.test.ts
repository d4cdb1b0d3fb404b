import { describe, expect, it } from 'vitest';
import { textMaximum } from '@/data/schema/constants';
import { type FounderProfile, listOf, type OwnProfile, profileOf } from '@/data/schema/founderProfile';
import { editProfileMachine } from '@/machines/edit/editProfileMachine';
import { describeEdit } from './edit';

const profile: FounderProfile = {
  name: 'Noor Haddad',
  role: 'Founder',
  location: 'Rotterdam',
  interests: ['Fintech', 'AI'],
  bio: 'Harbours and ledgers.',
  email: 'noor@example.com',
  website: 'https://noor.example',
  linkedin: '',
  education: [{ degree: 'MSc', institution: 'Delft', year: '2014' }],
  skills: ['Logistics'],
  workExperience: [{ title: 'Engineer', company: 'Port', duration: '2015–2020', description: '' }],
};
const saved: OwnProfile = { profile, isInvestor: false };
const copy = { ...profile, interests: 'Fintech, AI', skills: 'Logistics' };
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
    { ...copy, name: ' Noor Haddad ', bio: 'Harbours and ledgers.\n' },
    { ...copy, interests: 'Fintech,AI, ,' },
    { ...copy, workExperience: [...copy.workExperience, blankWork] },
  ],
  changed: [
    { ...copy, role: 'Investor' },
    { ...copy, interests: 'AI, Fintech' },
    { ...copy, education: [] },
    { ...copy, workExperience: [blankWork, { ...blankWork, title: 'CTO' }] },
  ],
  tooLong: { bio: tooLong },
  keptTooLong: { ...saved, profile: { ...profile, bio: tooLong } },
  kept: { ...saved, profile: { ...profile, role: 'Investor' } },
});

describe('a profile as it is typed', () => {
  it('is read back without blanks, and without what is blank', () => {
    expect(
      profileOf({
        ...copy,
        name: ' Noor ',
        interests: ' Fintech ,, AI,',
        workExperience: [blankWork, { ...blankWork, title: ' CTO ' }],
      }),
    ).toEqual({
      ...profile,
      name: 'Noor',
      workExperience: [{ title: 'CTO', company: '', duration: '', description: '' }],
    });
  });

  it.each([
    ['', []],
    [' , ', []],
    ['one', ['one']],
    ['a b , c', ['a b', 'c']],
  ])('"%s" lists %j', (typed, items) => {
    expect(listOf(typed)).toEqual(items);
  });
});
