import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { ExportContent, MyData } from '@/data/ports/MyData';
import { myDataActors } from '@/machines/myData/actors';
import { answerOf } from '../../support/actors';

const content = { name: 'Asha Verma' } as ExportContent;
const file = new Blob(['{}']);

it.each([
  ['exportData', {}, []],
  ['readImport', { file }, [file]],
  ['importData', { content }, [content]],
  ['resetData', {}, []],
  ['loadSignInMethod', {}, []],
  ['deleteAccount', { password: 'cumulus-9' }, ['cumulus-9']],
] as const)('%s calls the port and passes on its result or error', async (name, input, asked) => {
  const answers = [Promise.resolve('done'), Promise.reject(new Error('No room'))];
  const { port, calls } = fakePort<MyData>({ [name]: () => answers.shift() });
  const actor = myDataActors({ myData: port })[name];
  expect([await answerOf(actor, input), calls]).toEqual(['done', [[name, ...asked]]]);
  await expect(answerOf(actor, input)).rejects.toThrow('No room');
});
