import { isLocale } from '@messages';
import type { ZodMiniType } from 'zod/mini';
import { journaledRecords, journalKeys, type Notes } from '@/data/adapters/device/journaledRecords';
import { validRecords, writeExport } from '@/data/adapters/file/exportFile';
import {
  asOwn,
  isProfile,
  takenName,
  withClaims,
  withCurrentRefs,
} from '@/data/adapters/file/importIdentity';
import { changesBetween } from '@/data/adapters/file/importPreview';
import { readAside } from '@/data/adapters/file/readAside';
import { profileKey } from '@/data/adapters/records/profiles';
import { forgetSampleDate } from '@/data/adapters/records/sampleDate';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { ExportContent, ImportReading } from '@/data/ports/MyData';
import type { LiveSession, Session } from '@/data/ports/SessionStore';
import { sampleMarks } from '@/data/sample/marks';
import { asha } from '@/data/sample/people';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { Profile } from '@/data/schema/shapes/profile';
import { type StoredRecordInput, shapeOf } from '@/data/schema/shapes/records';
import type { appearance } from './appearance';
import { meOf, ownerOf, sampleOwner } from './me';

type Parts = {
  session: Pick<LiveSession, 'get' | 'rename'>;
  device: DeviceStore;
  notes: Notes;
  appearance: Pick<typeof appearance, 'get' | 'choose'>;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
};

const isSample = (session: Session) => ownerOf(session) === sampleOwner;

/**
 * Returns the user's records and name after an import. An account retains its address, and its name if the
 * import has none. The demo account gets Asha's name if the import has none.
 */
function belonging(session: Session, brought: readonly StoredRecordInput[]) {
  const importedProfile = (brought.find(isProfile)?.value ?? {}) as Profile;
  const records = asOwn(brought, {
    ...meOf(session),
    ...(importedProfile.name && { name: importedProfile.name }),
    ...(importedProfile.role !== undefined && { role: importedProfile.role }),
  });
  if (isSample(session)) return { records, name: importedProfile.name ?? asha.name };
  const me = meOf(session);
  const name = importedProfile.name ?? me.name;
  const { slug: _, ...others } = importedProfile;
  const profile: Profile = { ...others, ...(name && { name }), ...(me.slug && { slug: me.slug }) };
  return {
    records: [...records.filter((record) => !isProfile(record)), { ...profileKey, value: profile }],
    name,
  };
}

/** Exports, imports and resets all records of the signed-in user. */
export function createMyData({ session, device, notes, appearance, now }: Parts) {
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
    const owner = ownerOf(current);
    const { name, records: all } = belonging(current, records);
    forgetSampleDate(device, owner);
    await device.replaceAll(owner, await withClaims(all, { device, owner }));
    forgetNotes(owner);
    if (name) await session.rename(name);
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
      const current = session.get();
      const owner = ownerOf(current);
      const reading = await readAside(file, owner);
      if ('problem' in reading) return reading;
      const content = { ...reading.content, records: await withCurrentRefs(reading.content, device) };
      const { name, exportedAt } = content;
      const present = await validRecords(await device.readAll(owner));
      const taken = await takenName(content.records, { device, owner, me: meOf(current) });
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
