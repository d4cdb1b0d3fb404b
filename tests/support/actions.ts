import { describe, expect, it, vi } from 'vitest';

type Send = { send: (event: object) => void };

export const callOf = (name: string, args: readonly unknown[]) =>
  `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Tests the event that each action of a page's connector sends to the machine. `rows`: one per action. */
export function describeActions(
  name: string,
  actionsOf: (actor: Send) => object,
  rows: [action: string, asked: unknown[], event: object][],
) {
  describe(name, () => {
    it.each(rows.map(([action, asked, event]) => [callOf(action, asked), event, action, asked] as const))(
      '%s sends the event %j',
      (_, event, action, asked) => {
        const send = vi.fn();
        Reflect.get(actionsOf({ send }), action)(...asked);
        expect(send.mock.calls).toEqual([[event]]);
      },
    );

    it('each returned action has a test', () => {
      const actions = Object.keys(actionsOf({ send: () => {} }));
      expect(actions.sort()).toEqual([...new Set(rows.map(([action]) => action))].sort());
    });
  });
}
