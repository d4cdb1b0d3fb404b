import { describe, expect, it, vi } from 'vitest';
import { readContactsAside } from '@/data/adapters/file/contactsAside';
import { readContacts } from '@/data/adapters/file/contactsFile';
import {
  type ContactReading,
  contactFileMaximum,
  contactRowsMaximum,
  type KnownPerson,
} from '@/data/schema/shapes/contactImport';

const read = (content: BlobPart, known: readonly KnownPerson[] = []) =>
  readContacts({ file: new Blob([content]), name: 'people.csv', known, host: 'updraft.example' });
const peopleIn = (reading: ContactReading) =>
  'preview' in reading ? reading.preview.rows.map(({ person }) => person) : reading;
const outcomeOf = (reading: ContactReading) =>
  'problem' in reading ? reading.problem : reading.preview.rows.length;

/** Returns a text in UTF-16 with a byte order mark. */
function utf16(text: string, isLittle: boolean) {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}
/** Returns a text in Windows-1252, in which these letters have the same bytes as in Latin-1. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const linkedIn = `Notes:
"When exporting your connection data, you may notice that some of the email addresses are missing. You will only see email addresses for connections who have allowed their connections to see or download their email address using this setting https://www.linkedin.com/psettings/privacy/email. You can learn more here https://www.linkedin.com/help/linkedin/answer/261"

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Mina,Okafor,https://www.linkedin.com/in/mina,,"Northlight, Ventures","Partner ""Climate""",12 Nov 2025
José,Nuñez,https://www.linkedin.com/in/jose,jose@delta.example,Delta,,03 Oct 2025
,,,,,,
`;

describe('readContacts', () => {
  it('reads LinkedIn’s file, whose notes are above the headings', async () => {
    expect(peopleIn(await read(linkedIn))).toEqual([
      {
        ...{ name: 'Mina Okafor', url: 'https://www.linkedin.com/in/mina' },
        ...{ company: 'Northlight, Ventures', position: 'Partner "Climate"' },
      },
      {
        ...{ name: 'José Nuñez', url: 'https://www.linkedin.com/in/jose' },
        ...{ email: 'jose@delta.example', company: 'Delta' },
      },
    ]);
  });

  it.each<[string, BlobPart]>([
    ['UTF-8', 'Nombre;Correo\nJosé Nuñez;j@d.example'],
    ['UTF-8 with a byte order mark', '\ufeffNombre;Correo\nJosé Nuñez;j@d.example'],
    ['UTF-16, little endian', utf16('Nombre\tCorreo\r\nJosé Nuñez\tj@d.example', true)],
    ['UTF-16, big endian', utf16('Nombre\tCorreo\r\nJosé Nuñez\tj@d.example', false)],
    ['Windows-1252', latin('Nombre,Correo\rJosé Nuñez,j@d.example')],
  ])('reads text in %s', async (_, content) => {
    expect(peopleIn(await read(content))).toEqual([{ name: 'José Nuñez', email: 'j@d.example' }]);
  });

  it('prefers the delimiter with which most columns are recognized', async () => {
    const content = 'Name;Company, legal form;Email\nAsha;"Helio; grid, Ltd";a@h.example';
    expect(peopleIn(await read(content))).toEqual([{ name: 'Asha', email: 'a@h.example' }]);
  });

  it('loses no row after a quote that never ends', async () => {
    const content = 'Name,Company\nAsha,"Helio\nMina,Northlight\nRavi,"Monsoon"\n';
    expect(peopleIn(await read(content))).toEqual([
      { name: 'Asha', company: 'Helio' },
      { name: 'Mina', company: 'Northlight' },
      { name: 'Ravi', company: 'Monsoon' },
    ]);
  });

  it('reads rows with missing and additional cells, and counts rows without a name', async () => {
    const reading = await read('Name,Company\nAsha\nMina,Northlight,more,cells\n,Delta\n\n  \n');
    expect(peopleIn(reading)).toEqual([{ name: 'Asha' }, { name: 'Mina', company: 'Northlight' }]);
    expect(reading).toMatchObject({ preview: { file: 'people.csv', unnamed: 1 } });
  });

  it('reads texts that look like code as plain texts', async () => {
    const content =
      'Name,Company,URL\n=HYPERLINK(x),<img src=x onerror=alert(1)>,javascript:alert(1)\n__proto__,constructor,';
    expect(peopleIn(await read(content))).toEqual([
      { name: '=HYPERLINK(x)', company: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' },
      { name: '__proto__', company: 'constructor' },
    ]);
  });

  it.each<[string, BlobPart, object]>([
    ['an empty file', '', { kind: 'empty' }],
    ['only blanks', ' \n\n ', { kind: 'empty' }],
    ['headings without rows', 'Name,Email\n', { kind: 'empty' }],
    ['rows without names', 'Name,Company\n,Delta', { kind: 'empty' }],
    ['no column with names', 'Alpha;Beta\n1;2', { kind: 'noName', columns: ['Alpha', 'Beta'] }],
    ['a binary file', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 8]), { kind: 'unreadable' }],
  ])('refuses %s', async (_, content, problem) => {
    expect(outcomeOf(await read(content))).toEqual(problem);
  });

  it('reads as many rows as allowed, and refuses one more', async () => {
    const rows = (count: number) =>
      `Name,Email\n${Array.from({ length: count }, (_, at) => `Person ${at},${at}@e.example\n`).join('')}`;
    expect(outcomeOf(await read(rows(contactRowsMaximum)))).toBe(contactRowsMaximum);
    expect(outcomeOf(await read(rows(contactRowsMaximum + 1)))).toEqual({
      kind: 'tooMany',
      count: contactRowsMaximum + 1,
    });
  });

  it('refuses a file that is too large without reading it, and a file that can’t be read', async () => {
    const arrayBuffer = vi.fn().mockRejectedValue(new Error('Moved'));
    const asked = { name: 'a.csv', known: [], host: '' };
    const fake = (size: number) => ({ size, arrayBuffer }) as unknown as Blob;
    expect(await readContacts({ ...asked, file: fake(contactFileMaximum + 1) })).toEqual({
      problem: { kind: 'tooLarge' },
    });
    expect(arrayBuffer).not.toHaveBeenCalled();
    expect(await readContacts({ ...asked, file: fake(contactFileMaximum) })).toEqual({
      problem: { kind: 'unreadable' },
    });
  });

  it('compares the people with known people', async () => {
    const known = [{ id: 'contact:a', name: 'Asha', email: 'a@h.example' }];
    const reading = await read('Name,Email\nAsha V.,A@h.example\nMina,', known);
    expect('preview' in reading && reading.preview.rows.map(({ match }) => match.kind)).toEqual([
      'same',
      'new',
    ]);
  });
});

describe('readContactsAside', () => {
  const asked = { file: new Blob(['Name\nAsha']), name: 'a.csv', known: [], host: '' };
  const answer: ContactReading = { problem: { kind: 'empty' } };
  /** A fake worker that answers, or that fails with a message. */
  function workerOf(failure?: string) {
    const worker = {
      onmessage: (_: { data: ContactReading }) => {},
      onerror: (_: { message: string; preventDefault: () => void }) => {},
      terminate: vi.fn(),
      postMessage: () =>
        queueMicrotask(() =>
          failure
            ? worker.onerror({ message: failure, preventDefault: () => {} })
            : worker.onmessage({ data: answer }),
        ),
    };
    return worker;
  }

  it('returns the worker’s answer, and terminates the worker', async () => {
    vi.stubGlobal('Worker', class {});
    const worker = workerOf();
    expect(await readContactsAside(asked, () => worker as unknown as Worker)).toEqual(answer);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it.each([
    ['the worker fails', class {}, () => workerOf('No file') as unknown as Worker],
    ['the browser has no workers', undefined, () => expect.fail('It was opened.')],
  ])('reads the file on the main thread if %s', async (_, worker, open) => {
    vi.stubGlobal('Worker', worker);
    expect(peopleIn(await readContactsAside(asked, open))).toEqual([{ name: 'Asha' }]);
  });
});
