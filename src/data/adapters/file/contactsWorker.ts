import { type ContactsAsked, readContacts } from './contactsFile';

// Reads a CSV file in a worker, because parsing many rows would block the page.

self.onmessage = async ({ data }: MessageEvent<ContactsAsked>) => {
  self.postMessage(await readContacts(data));
};
