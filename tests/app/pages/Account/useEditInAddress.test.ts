import { expect, it } from 'vitest';
import { useEditInAddress } from '@/app/pages/Account/useEditInAddress';
import { mounted } from '../../../support/hook';
import { stubAddress } from '../../../support/stubAddress';

/** Mounts the startups tab at this URL, with the slug of the startup in the open form. */
function start(search: string, slug: string | null) {
  const { around, move, visits } = stubAddress('/profile/manage', search);
  const asked: string[] = [];
  const page = mounted(
    (subject: string | null) =>
      useEditInAddress({ subject, onSubjectChange: (next) => void asked.push(next) }),
    slug,
    around,
  );
  return { ...page, visits, asked, move: (next: string) => page.act(() => move(next)) };
}

it('useEditInAddress adds a history entry with the slug of the open form, and replaces it when the form closes', () => {
  const { render, visits, asked } = start('?tab=startups', '');
  render('heliogrid-2');
  render('');
  expect([visits, asked]).toEqual([
    ['push /profile/manage?tab=startups&edit=heliogrid-2', 'replace /profile/manage?tab=startups'],
    [],
  ]);
});

it('useEditInAddress asks for the form of the slug in the URL once the startups are loaded', () => {
  const { render, visits, asked } = start('?tab=startups&edit=heliogrid-2', null);
  expect(asked).toEqual([]);
  render('');
  expect(asked).toEqual(['heliogrid-2']);
  render('heliogrid-2');
  expect([visits, asked]).toEqual([[], ['heliogrid-2']]);
});

it('useEditInAddress asks for another form, or for none, on Back and Forward', () => {
  const { render, move, visits, asked } = start('?tab=startups&edit=heliogrid-2', 'heliogrid-2');
  move('?tab=startups');
  render('');
  move('?tab=startups&edit=windrose');
  expect([visits, asked]).toEqual([[], ['', 'windrose']]);
});
