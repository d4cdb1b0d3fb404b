import { expect, test } from 'vitest';
import { docsIn } from '../../.storybook/statechart/machineDocs';

test('docsIn reads the events of a union type even if comments in the file contain an odd number of apostrophes', () => {
  const source = `
export type DoorEvent =
  /** Opens the door; a guest's ring does not. */
  | { type: 'door.open'; by: 'key' | 'code' }
  | { type: 'door.lock' };
// A provider's window stays open.
const other = "it's";`;
  expect(docsIn(source).eventsOf('DoorEvent')).toMatchObject({
    'door.open': {
      fields: [{ name: 'by', type: "'key' | 'code'" }],
      says: "Opens the door; a guest's ring does not.",
    },
    'door.lock': { fields: [], says: '' },
  });
});
