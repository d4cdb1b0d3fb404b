import { isLocale } from '@messages';
import type { ZodMiniType } from 'zod/mini';
import { journaledRecords, journalKeys, type Notes } from '@/data/adapters/device/journaledRecords';
import { validRecords, writeExport } from '@/data/adapters/file/exportFile';
import { asOwn, isProfile, takenName } from '@/data/adapters/file/importIdentity';
import { changesBetween } from '@/data/adapters/file/importPreview';
import { readAside } from '@/data/adapters/file/readAside';
import { profileKey } from '@/data/adapters/records/profiles';
import { forgetSampleDate } from '@/data/adapters/records/sampleDate';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { ExportContent, ImportReading } from '@/data/ports/MyData';
import type { LiveSession, Session } from '@/data/ports/SessionStore';
import { sampleMarks } from '@/data/sample/marks';
import { asha, castIds } from '@/data/sample/people';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { Profile } from '@/data/schema/shapes/profile';
import { type StoredRecordInput, shapeOf } from '@/data/schema/shapes/records';
import { slugOf } from '@/data/schema/text/slug';
import type { appearance } from './appearance';
import { meOf, ownerOf, sampleOwner } from './me';

type Parts = {
  session: Pick<LiveSession, 'get' | 'rename'>;
  device: DeviceStore;
  notes: Notes;
  appearance: Pick<typeof appearance, 'get' | 'choose'>;
  /** Returns the ids of all users' pages. */
  loadIds: () => Promise<ReadonlySet<string>>;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
};

const isSample = (session: Session) => ownerOf(session) === sampleOwner;

/**
 * Returns the user's records, name and page id after an import. An account retains its page id, and its name
 * if the import has none. The demo account gets Asha's page id and, without an imported name, Asha's name.
 */
function belonging(session: Session, brought: readonly StoredRecordInput[]) {
  const importedProfile = (brought.find(isProfile)?.value ?? {}) as Profile;
  const records = asOwn(brought, {
    ...meOf(session),
    ...(importedProfile.name && { name: importedProfile.name }),
    ...(importedProfile.role !== undefined && { role: importedProfile.role }),
  });
  if (isSample(session)) return { records, name: importedProfile.name ?? asha.name, pageId: asha.id };
  const me = meOf(session);
  const name = importedProfile.name ?? me.name;
  const pageId = me.id;
  const { id: _, ...others } = importedProfile;
  const profile: Profile = {
    ...others,
    ...(name && { name }),
    ...(pageId !== slugOf(name, castIds) && { id: pageId }),
  };
  return {
    records: [...records.filter((record) => !isProfile(record)), { ...profileKey, value: profile }],
    name,
    pageId,
  };
}

/** Exports, imports and resets all records of the signed-in user. */
export function createMyData({ session, device, notes, appearance, loadIds, now }: Parts) {
  /** Stores drafts that exist only in local storage (`notes`) in the database, so that an export has them. */
  async function saveNotes(owner: string) {
    for (const kind of ['listingDraft', 'registrationDraft', 'onboardingDraft', 'answerDraft'] as const) {
      const loadSchema = async () => shapeOf(kind) as ZodMiniType<{ values: object }>;
      await createDraftStore({ device, owner, kind, loadSchema, notes }).load();
    }
    for (const kind of ['draft', 'messageDraft'] as const)
      await journaledRecords({ device, owner, kind, loadSchema: async () => shapeOf(kind), notes }).read();
  }

  /** Removes the user's drafts from local storage, so that no outdated draft is restored later. */
  function forgetNotes(owner: string) {
    for (const key of Object.keys(notes ?? {}))
      if (key.startsWith(journalKeys(owner))) notes?.removeItem(key);
  }

  async function replaceAll(records: readonly StoredRecordInput[]) {
    const current = session.get();
    const { name, pageId, records: all } = belonging(current, records);
    forgetSampleDate(device, ownerOf(current));
    await device.replaceAll(ownerOf(current), all);
    forgetNotes(ownerOf(current));
    if (name) await session.rename(name, pageId);
  }

  return {
    /** Returns a file with all records, its name, and `leftOut`: the number of records that aren't in it. */
    async exportData() {
      const current = session.get();
      const { theme, locale } = appearance.get();
      await saveNotes(ownerOf(current));
      const exportedAt = now();
      const { file, leftOut } = await writeExport({
        name: meOf(current).name,
        exportedAt,
        appearance: { theme, language: locale },
        records: await device.readAll(ownerOf(current)),
      });
      // The Swedish date format is the ISO format: 2026-01-31.
      const day = new Intl.DateTimeFormat('sv').format(exportedAt);
      return { file, fileName: `updraft-${day}.json`, leftOut };
    },

    /** Reads an exported file and returns a preview of the changes that an import would make. */
    async readImport(file: Blob): Promise<ImportReading> {
      const reading = await readAside(file);
      if ('problem' in reading) return reading;
      const current = session.get();
      const { content } = reading;
      const { name, exportedAt } = content;
      const present = await validRecords(await device.readAll(ownerOf(current)));
      const taken = takenName(content.records, { me: meOf(current), present, ids: await loadIds() });
      if (taken !== null) return { problem: { kind: 'somebodyElse', name: taken } };
      const groups = await changesBetween(
        present,
        belonging(current, content.records).records,
        isSample(current) ? sampleMarks : noMarks,
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
    },

    /** Replaces all records with those of a file. @throws if storage fails; no record has changed then */
    async importData({ records, appearance: { theme, language } }: ExportContent) {
      await replaceAll(records);
      await appearance.choose({ theme, ...(isLocale(language) && { locale: language }) });
    },

    /** Resets all records to their initial state. @throws if storage fails; no record has changed then */
    resetData: () => replaceAll([]),

    /** Removes all records of a deleted account. @throws if storage fails */
    async forget(uid: string) {
      forgetNotes(uid);
      await device.removeAll(uid);
    },
  };
}
