import { fullInvestor } from '@kit/fixtures/investorAccount';
import { expect, it } from 'vitest';
import { typedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import type { InvestorAccount } from '@/data/schema/shapes/investorRegistration';
import { textMaximum } from '@/data/schema/text/limits';
import { editInvestorMachine } from '@/machines/edit/editInvestorMachine';
import { describeEdit, startEdit } from './edit';

const account: InvestorAccount = { ...fullInvestor, preference: ['Healthcare', 'AI'] };
const copy = typedInvestorProfile(account);
const tooLong = 'a'.repeat(textMaximum.paragraphs + 1);
const investor = { id: 'noor-haddad', account };

describeEdit('editInvestor', {
  machine: editInvestorMachine,
  saved: { investor },
  elsewhere: { investor: { ...investor, account: { ...account, location: 'Pune, India' } } },
  elsewhereCopy: { ...copy, location: 'Pune, India' },
  subject: '',
  copy,
  same: [
    { ...copy, preference: ' Healthcare,AI, , ' },
    { ...copy, about: ` ${copy.about} ` },
  ],
  changed: [
    { ...copy, preference: 'Healthcare' },
    { ...copy, investmentAmount: '3000000' },
    { ...copy, dob: '' },
  ],
  tooLong: { about: tooLong },
  keptTooLong: { investor: { ...investor, account: { ...account, about: tooLong } } },
  kept: { investor: { ...investor, account: { ...account, preference: ['Healthcare'] } } },
});

it('editInvestor: no form opens for a user who isn’t an investor, and an open form closes when the user is no longer an investor', () => {
  const none = { type: 'saved.changed', saved: { investor: null } } as const;
  const edit = startEdit(editInvestorMachine).tell(none).send({ type: 'edit.start' });
  expect([edit.value(), edit.context().values]).toEqual(['viewing', null]);
  edit
    .tell({ type: 'saved.changed', saved: { investor } })
    .send({ type: 'edit.start' })
    .fill({ ...copy, about: 'Typed here' })
    .tell(none);
  expect([edit.value(), edit.tags(), edit.context().values]).toEqual(['viewing', [], null]);
});
