import { isLocale } from '@messages';
import type { ZodMiniType } from 'zod/mini';
import { createDraftStore } from '@/data/adapters/deviceDrafts';
import { validRecords, writeExport } from '@/data/adapters/exportFile';
import { readExport } from '@/data/adapters/importFile';
import { changesBetween } from '@/data/adapters/importPreview';
import { notedRecords, noteKeys } from '@/data/adapters/notedRecords';
import type { ExportContent, ImportReading } from '@/data/ports/MyData';
import type { Session } from '@/data/ports/session';
import { sampleMarks } from '@/data/sample/marks';
import { asha, castIds } from '@/data/sample/people';
import { noMarks } from '@/data/schema/noMarks';
import type { Profile } from '@/data/schema/profile';
import { type KeptRecord, shapeOf } from '@/data/schema/records';
import { slugOf } from '@/data/schema/slug';
import type { createSession } from '../session/session';
import { appearance } from './appearance';
import { device } from './device';
import { meOf, ownerOf, sampleOwner } from './me';
import { storage } from './storage';

type Sessions = Pick<ReturnType<typeof createSession>, 'get' | 'rename'>;

const isSample = (session: Session) => ownerOf(session) === sampleOwner;

const profileKey = { kind: 'profile', id: 'me' } as const;
const isProfile = ({ kind, id }: KeptRecord) => kind === profileKey.kind && id === profileKey.id;

/**
 * What is kept of somebody once these records are all there is: an account keeps its name and its page where they say
 * none; the sample person is Asha again.
 */
function belonging(session: Session, records: readonly KeptRecord[]) {
  const said = (records.find(isProfile)?.value ?? {}) as Profile;
  if (isSample(session)) return { records, name: said.name ?? asha.name, pageId: asha.id };
  const me = meOf(session);
  const name = said.name ?? me.name;
  const pageId = said.id ?? (said.name ? slugOf(said.name, castIds) : me.id);
  const profile: Profile = {
    ...said,
    ...(name && { name }),
    ...(pageId !== slugOf(name, castIds) && { id: pageId }),
  };
  return {
    records: [...records.filter((record) => !isProfile(record)), { ...profileKey, value: profile }],
    name,
    pageId,
  };
}

/** Writes the drafts that were noted and never written: they are part of what is there. */
async function keepNotes(owner: string) {
  for (const kind of ['listingDraft', 'registrationDraft', 'onboardingDraft'] as const) {
    const loadSchema = async () => shapeOf(kind) as ZodMiniType<{ values: object }>;
    await createDraftStore({ device, owner, kind, loadSchema, notes: storage() }).load();
  }
  for (const kind of ['draft', 'messageDraft'] as const)
    await notedRecords({
      device,
      owner,
      kind,
      loadSchema: async () => shapeOf(kind),
      notes: storage(),
    }).read();
}

/** The same drafts: nothing of before may come back. */
function forgetNotes(owner: string) {
  const notes = storage();
  for (const key of Object.keys(notes ?? {})) if (key.startsWith(noteKeys(owner))) notes?.removeItem(key);
}

async function replaceAll(sessions: Sessions, records: readonly KeptRecord[]) {
  const session = sessions.get();
  const { name, pageId, records: all } = belonging(session, records);
  await device.replaceAll(ownerOf(session), all);
  forgetNotes(ownerOf(session));
  if (name) sessions.rename(name, pageId);
}

/** Everything in one file. @param now in ms since the epoch */
export async function exportData(sessions: Sessions, now: number) {
  const session = sessions.get();
  const { theme, locale } = appearance.get();
  await keepNotes(ownerOf(session));
  const { file, leftOut } = await writeExport({
    name: meOf(session).name,
    exportedAt: now,
    appearance: { theme, language: locale },
    records: await device.readAll(ownerOf(session)),
  });
  // Swedish writes a day the way files are sorted by.
  return { file, fileName: `updraft-${new Intl.DateTimeFormat('sv').format(now)}.json`, leftOut };
}

/** What is in a file, and what importing it would change; nothing does yet. */
export async function readImport(sessions: Sessions, file: Blob): Promise<ImportReading> {
  const reading = await readExport(file);
  if ('problem' in reading) return reading;
  const session = sessions.get();
  const { content } = reading;
  const { name, exportedAt } = content;
  const groups = await changesBetween(
    await validRecords(await device.readAll(ownerOf(session))),
    belonging(session, content.records).records,
    isSample(session) ? sampleMarks : noMarks,
  );
  const { theme, locale } = appearance.get();
  const brought = content.appearance;
  return {
    content,
    preview: {
      name,
      exportedAt,
      groups,
      appearance: {
        ...(brought.theme !== theme && { theme: brought.theme }),
        ...(isLocale(brought.language) && brought.language !== locale && { language: brought.language }),
      },
    },
  };
}

/** Puts what is in a file in the place of all that is here. @throws when the device can't store it; nothing has changed */
export async function importData(
  sessions: Sessions,
  { records, appearance: { theme, language } }: ExportContent,
) {
  await replaceAll(sessions, records);
  appearance.choose({ theme, ...(isLocale(language) && { locale: language }) });
}

/** Takes everything back to the first day. @throws when the device can't be written to; nothing has changed */
export const resetData = (sessions: Sessions) => replaceAll(sessions, []);

/** Leaves nothing of an account that is gone. @throws when the device can't be written to */
export async function forget(uid: string) {
  forgetNotes(uid);
  await device.removeAll(uid);
}
