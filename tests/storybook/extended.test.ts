import { expect, it } from 'vitest';
import { describeExtended } from '../../.storybook/extended';

it('what Storybook reads of a story that extends another stands where it looks for it', () => {
  const { transform } = describeExtended();
  const { handler } = transform as unknown as { handler: (code: string) => string };
  const described = (name: string) => `${name}.parameters = { ...${name}.parameters, docs: {} };`;
  const code = (of: string) => `const Base = meta.story();\nexport const Dark = Base.extend({});\n${of}`;
  expect(handler(code(described('Dark')))).toBe(code(described('Dark.input')));
  expect(handler(code(described('Base.input')))).toBe(code(described('Base.input')));
});
