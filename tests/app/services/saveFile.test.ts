import { expect, it, vi } from 'vitest';
import { saveFile } from '@/app/services/saveFile';

it('saveFile downloads a file under the given name, and revokes the object URL after a minute', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:updraft');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const file = new Blob(['{}']);
  saveFile(file, 'updraft.json');
  expect(create.mock.calls).toEqual([[file]]);
  expect(link).toMatchObject({ href: 'blob:updraft', download: 'updraft.json' });
  expect(link.click).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:updraft']]);
});
