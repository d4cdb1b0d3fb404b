import { readSources } from '@kit/sources';
import { describe, expect, it } from 'vitest';

const hooksIn = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:function|const) (use[A-Z]\w*)/gm)].map(([, name = '']) => name);

describe('hooks', () => {
  it('have a name that no other hook has', () => {
    const files = new Map<string, string[]>();
    for (const { file, text } of readSources('src/**/*.{ts,tsx}', 'messages/**/*.{ts,tsx}')) {
      for (const name of hooksIn(text)) files.set(name, [...(files.get(name) ?? []), file]);
    }
    expect(files.size).toBeGreaterThan(0);
    expect([...files].filter(([, places]) => places.length > 1)).toEqual([]);
  });
});
