import { describe, expect, it } from 'vitest';
import { columnsIn, headingsIn, personIn } from '@/data/schema/rules/contactColumns';

it.each<[string, string, object]>([
  [
    'LinkedIn',
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
    { first: 0, last: 1, url: 2, email: 3, company: 4, position: 5 },
  ],
  [
    'English',
    'Full name,E-MAIL,Organisation,Job_Title,Website',
    { name: 0, email: 1, company: 2, position: 3, url: 4 },
  ],
  [
    'Spanish',
    'Nombre,Apellidos,Correo electrónico,Compañía,Cargo,Enlace',
    { name: 0, last: 1, email: 2, company: 3, position: 4, url: 5 },
  ],
  ['Spanish without accents', 'NOMBRE,CORREO ELECTRONICO,COMPANIA', { name: 0, email: 1, company: 2 }],
  ['Hindi', 'नाम,ईमेल,कंपनी,पद,प्रोफ़ाइल', { name: 0, email: 1, company: 2, position: 3, url: 4 }],
  ['repeated', 'Name,Email,Email Address', { name: 0, email: 1 }],
  ['unknown', 'Alpha,Beta', {}],
])('columnsIn recognizes headings: %s', (_, headings, columns) => {
  expect(columnsIn(headings.split(','))).toEqual(columns);
});

describe('headingsIn', () => {
  const headings = ['First Name', 'Last Name'];

  it('skips notes above the headings, of up to 20 rows', () => {
    const notes = [['Notes:'], ['When exporting your connection data, some emails are missing']];
    expect(headingsIn([...notes, headings])).toEqual({ at: 2, columns: { first: 0, last: 1 } });
    const most = Array.from({ length: 19 }, () => ['note']);
    expect(headingsIn([...most, headings])?.at).toBe(19);
    expect(headingsIn([...Array.from({ length: 20 }, () => ['note']), headings])).toBeNull();
  });

  it.each(['Full name', 'First name', 'Surname'])(
    'finds headings with the one column of names “%s”',
    (heading) => {
      expect(headingsIn([['Email', heading]])?.at).toBe(0);
    },
  );

  it('finds nothing without a column of names', () => {
    expect(headingsIn([['Email', 'Company'], ['a@b.example']])).toBeNull();
  });
});

describe('personIn', () => {
  const all = { first: 0, last: 1, email: 2, company: 3, position: 4, url: 5 };

  it('joins first and last name, and omits empty fields', () => {
    expect(personIn([' Mina ', 'Okafor', '', ' ', 'Partner', ''], all)).toEqual({
      name: 'Mina Okafor',
      position: 'Partner',
    });
  });

  it.each<[string, string[], Record<string, number>, string | null]>([
    ['a column of names with last names', ['Asha', 'Verma'], { name: 0, last: 1 }, 'Asha Verma'],
    [
      'first names beside names',
      ['Asha Verma', 'Asha', 'Verma'],
      { name: 0, first: 1, last: 2 },
      'Asha Verma',
    ],
    ['a name, if the first name is empty', ['Asha Verma', ''], { name: 0, first: 1 }, 'Asha Verma'],
    ['only an email address', ['', '', 'a@b.example'], all, 'a@b.example'],
    ['no name and no email address', ['', '', '', 'Delta'], all, null],
    ['a row that is too short', [], all, null],
    ['invisible characters', ['\u200b', ' '], all, null],
  ])('reads the name from %s', (_, cells, columns, name) => {
    expect(personIn(cells, columns)?.name ?? null).toBe(name);
  });

  it('keeps email and web addresses that are longer than a line', () => {
    const email = `${'x'.repeat(220)}@e.example`;
    const url = `https://e.example/${'x'.repeat(300)}`;
    expect(personIn(['Mina', email, url], { name: 0, email: 1, url: 2 })).toEqual({
      name: 'Mina',
      email,
      url,
    });
  });

  it('shortens long cells without half a character, and reads exported formulas', () => {
    const person = personIn(["'=1+1", `${'x'.repeat(199)}😀`], { first: 0, company: 1 });
    expect(person).toEqual({ name: '=1+1', company: `${'x'.repeat(199)}\ufffd` });
  });
});
