import { afterEach, beforeEach, expect } from 'vitest';
import { reportTo } from '@/data/log/report';

// Fails each test that causes a report and doesn't take it. The test files of a worker share their modules,
// and so the list of reports.
const shared = globalThis as { reports?: string[] };
shared.reports ??= [];
const { reports } = shared;

/** Returns the reports since the last call, oldest first: `theme: Error: No room`. */
export const takeReports = () => reports.splice(0);

beforeEach(() => reportTo({ report: (problem, about) => void reports.push(`${about}: ${problem}`) }));
afterEach(() => expect(takeReports(), 'reports that the test didn’t take').toEqual([]));
