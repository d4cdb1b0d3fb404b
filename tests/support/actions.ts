import { expect, it, vi } from 'vitest';

type Send = { send: (event: object) => void };

/** Tests the event that each action of a page's connector sends to the machine. `rows`: one per action. */
export function describeActions(
  name: string,
  actionsOf: (actor: Send) => object,
  rows: [action: string, asked: unknown[], event: object][],
) {
  it.each(rows)(`${name}.%s with the arguments %j sends the event %j`, (action, asked, event) => {
    const send = vi.fn();
    Reflect.get(actionsOf({ send }), action)(...asked);
    expect(send.mock.calls).toEqual([[event]]);
  });

  it(`${name}: each returned action has a test`, () => {
    const actions = Object.keys(actionsOf({ send: () => {} }));
    expect(actions.sort()).toEqual([...new Set(rows.map(([action]) => action))].sort());
  });
}
