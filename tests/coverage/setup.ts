import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createRecorder } from '@kit/coverage/recorder';
import { afterAll, expect, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';

// Passes the inspection events of every actor in a test to a recorder, and to the actor's own inspector if it
// has one. Writes one file per test file to the folder that `npm test` sets.

type Inspect = ((event: InspectionEvent) => void) | { next?: (event: InspectionEvent) => void };

// The test files of a worker share their modules, so the mock of xstate uses the first file's recorder.
const shared = globalThis as { machineRecorder?: ReturnType<typeof createRecorder> };
shared.machineRecorder ??= createRecorder();
const recorder = shared.machineRecorder;

vi.mock('xstate', async (importOriginal) => {
  const xstate = await importOriginal<typeof import('xstate')>();
  const createActor: typeof xstate.createActor = (logic, ...[options]) => {
    const other: Inspect | undefined = options?.inspect;
    const tell = typeof other === 'function' ? other : other?.next?.bind(other);
    return xstate.createActor(logic, {
      ...options,
      inspect(event: InspectionEvent) {
        recorder.inspect(event);
        tell?.(event);
      },
    } as typeof options & object);
  };
  return { ...xstate, createActor };
});

afterAll(() => {
  const folder = process.env.MACHINE_COVERAGE;
  const machines = recorder.take();
  if (!folder || Object.keys(machines).length === 0) return;
  const file = relative(process.cwd(), expect.getState().testPath ?? 'unknown');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/${file.replaceAll(/[^A-Za-z0-9]/g, '-')}.json`,
    JSON.stringify({ file, machines }),
  );
});
