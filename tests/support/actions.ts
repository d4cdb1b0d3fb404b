import { expect, it, vi } from 'vitest';

type Send = { send: (event: object) => void };

/** What each action of a connector sends to its machine, one row for every action that there is. */
export function describeActions(
  name: string,
  actionsOf: (actor: Send) => object,
  rows: [action: string, asked: unknown[], event: object][],
) {
  it.each(rows)(`${name}: %s of %j sends %j`, (action, asked, event) => {
    const send = vi.fn();
    Reflect.get(actionsOf({ send }), action)(...asked);
    expect(send.mock.calls).toEqual([[event]]);
  });

  it(`${name}: every action is among those`, () => {
    const actions = Object.keys(actionsOf({ send: () => {} }));
    expect(actions.sort()).toEqual([...new Set(rows.map(([action]) => action))].sort());
  });
}
