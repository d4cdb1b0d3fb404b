import {
  get,
  limitToFirst,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  query,
  ref,
  remove,
  runTransaction,
  set,
  update,
} from 'firebase/database';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { open, openOwnWorld, openWorld, recorder, roundTrip, testWithHooks } from './clients';

const rules = {
  posts: {
    '.read': 'auth !== null',
    $post: {
      '.write':
        '(!data.exists() || data.child("author").val() === auth.uid) && (!newData.exists() || newData.child("author").val() === auth.uid)',
      '.validate': "newData.hasChildren(['author', 'text'])",
      author: { '.validate': 'newData.isString()' },
      text: { '.validate': 'newData.isString() && newData.val().length <= 10' },
      $other: { '.validate': false },
    },
  },
  spaces: {
    $uid: {
      '.read': "auth.uid === $uid || root.child('shared/' + $uid + '/' + auth.uid).exists()",
      '.write': 'auth.uid === $uid',
    },
  },
  shared: { $uid: { '.write': 'auth.uid === $uid' } },
};

const refused = { code: 'PERMISSION_DENIED' };
const post = (author: string, text = 'Hello') => ({ author, text });

describe('rules of the database for tests', () => {
  test('a signed-out client reads nothing', async () => {
    const { connect } = await openWorld(rules);
    await expect(get(ref(connect(), 'posts'))).rejects.toThrow('Permission denied');
    const errors = recorder<Error>();
    onValue(
      ref(connect(), 'posts'),
      () => {},
      (error) => errors.record(error),
    );
    await errors.until(() => true);
    expect(errors.events).toMatchObject([refused]);
  });

  test('a user writes and reads own data', async () => {
    const { connect } = await openWorld(rules);
    const asha = connect('asha');
    await set(ref(asha, 'posts/p1'), post('asha'));
    await update(ref(asha, 'posts/p1'), { text: 'Changed' });
    expect((await get(ref(connect('ben'), 'posts'))).val()).toEqual({ p1: post('asha', 'Changed') });
    await remove(ref(asha, 'posts/p1'));
  });

  test('a forged author is refused', async () => {
    const { connect } = await openWorld(rules);
    await set(ref(connect('asha'), 'posts/p1'), post('asha'));
    const ben = connect('ben');
    await expect(set(ref(ben, 'posts/p2'), post('asha'))).rejects.toMatchObject(refused);
    await expect(set(ref(ben, 'posts/p1'), post('ben'))).rejects.toMatchObject(refused);
    await expect(set(ref(ben, 'posts/p1/text'), 'Forged')).rejects.toMatchObject(refused);
    await expect(remove(ref(ben, 'posts/p1'))).rejects.toMatchObject(refused);
    await expect(runTransaction(ref(ben, 'posts/p1/text'), () => 'Forged')).rejects.toThrow(
      'permission_denied',
    );
    expect((await get(ref(ben, 'posts'))).val()).toEqual({ p1: post('asha') });
  });

  test.each([
    ['a long text', { author: 'asha', text: 'x'.repeat(11) }],
    ['a missing field', { author: 'asha' }],
    ['a wrong type', { author: 'asha', text: 1 }],
    ['an unknown field', { ...post('asha'), more: 1 }],
    ['an unknown field with the name of a method', { ...post('asha'), constructor: 1, toString: { a: 1 } }],
  ])('validation refuses %s', async (_, value) => {
    const { connect } = await openWorld(rules);
    await expect(set(ref(connect('asha'), 'posts/p1'), value)).rejects.toMatchObject(refused);
  });

  test('the validation of a parent applies to the write of a child', async () => {
    const { connect } = await openWorld(rules);
    const asha = connect('asha');
    await expect(set(ref(asha, 'posts/p1/author'), 'asha')).rejects.toMatchObject(refused);
    await set(ref(asha, 'posts/p1'), post('asha'));
    await set(ref(asha, 'posts/p1/text'), 'Changed');
  });

  test('an update with one refused path changes nothing', async () => {
    const { connect } = await openWorld(rules);
    const asha = connect('asha');
    const writes = { 'posts/p1': post('asha'), 'spaces/ben/note': 'Hi' };
    await expect(update(ref(asha), writes)).rejects.toMatchObject(refused);
    await expect(update(ref(asha, 'posts'), { p1: post('asha'), p2: post('ben') })).rejects.toMatchObject(
      refused,
    );
    expect((await get(ref(asha, 'posts'))).val()).toBeNull();
  });

  test('newData contains all writes of an update', async () => {
    const { connect } = await openWorld({
      '.read': true,
      names: {
        $name: { '.write': "newData.parent().parent().child('users/' + newData.val()).val() === $name" },
      },
      users: { $user: { '.write': "root.child('names').child(newData.val()).exists() === false" } },
    });
    const database = connect();
    await expect(set(ref(database, 'names/asha'), 'u1')).rejects.toMatchObject(refused);
    await update(ref(database), { 'names/asha': 'u1', 'users/u1': 'asha' });
    await expect(update(ref(database), { 'names/asha': 'u2', 'users/u2': 'asha' })).rejects.toMatchObject(
      refused,
    );
    expect((await get(ref(database))).val()).toEqual({ names: { asha: 'u1' }, users: { u1: 'asha' } });
  });

  test('a client whose write is refused sees the stored value again', async () => {
    const { connect } = await openWorld(rules);
    const asha = connect('asha');
    await set(ref(asha, 'posts/p1'), post('asha'));
    const ben = connect('ben');
    const texts = recorder<string>();
    onValue(ref(ben, 'posts/p1/text'), (snapshot) => texts.record(snapshot.val()));
    await texts.until((text) => text === 'Hello');
    await expect(set(ref(ben, 'posts/p1/text'), 'Forged')).rejects.toMatchObject(refused);
    expect(texts.events).toEqual(['Hello', 'Forged', 'Hello']);
  });

  test('a listener is cancelled when a write withdraws its permission', async () => {
    const { connect } = await openWorld(rules);
    const [asha, ben] = [connect('asha'), connect('ben')];
    await update(ref(asha), { 'spaces/asha/note': 'one', 'shared/asha/ben': true });
    const notes = recorder<unknown>();
    onValue(
      ref(ben, 'spaces/asha'),
      (snapshot) => notes.record(snapshot.val()),
      (error) => notes.record(error.message.split(':')[0]),
    );
    await notes.until((note) => note !== null);
    await remove(ref(asha, 'shared/asha/ben'));
    await notes.until((note) => typeof note === 'string');
    await set(ref(asha, 'spaces/asha/note'), 'two');
    await roundTrip(ben);
    expect(notes.events).toEqual([{ note: 'one' }, 'permission_denied at /spaces/asha']);
  });

  testWithHooks('new rules cancel the listeners that they don’t allow', async () => {
    const { setRules, server, connect } = await openOwnWorld();
    const errors = recorder<string>();
    const listen = query(ref(connect(), 'a'), orderByKey(), limitToFirst(1));
    const values = recorder<unknown>();
    onValue(
      listen,
      (snapshot) => values.record(snapshot.val()),
      (error) => errors.record(error.message),
    );
    await values.until(() => true);
    await setRules({ '.write': true });
    await errors.until((message) => message.startsWith('permission_denied'));
    expect(server.refusals.at(-1)).toContain('read was denied');
  });

  test('onDisconnect is refused without the permission to write', async () => {
    const { connect } = await openWorld(rules);
    const write = onDisconnect(ref(connect('ben'), 'spaces/asha/note')).set('Bye');
    await expect(write).rejects.toMatchObject(refused);
  });

  testWithHooks('rules read the clock', async () => {
    const { connect } = await openOwnWorld({
      now: () => 5000,
      rules: { rules: { a: { '.write': 'newData.val() === now' } } },
    });
    await set(ref(connect(), 'a'), 5000);
    await expect(set(ref(connect(), 'a'), 4999)).rejects.toMatchObject(refused);
  });

  test('rules read the query', async () => {
    const { connect } = await openWorld({
      list: { '.read': "query.orderByChild === 'at' && query.limitToFirst <= 10", '.indexOn': 'at' },
    });
    const list = ref(connect(), 'list');
    await get(query(list, orderByChild('at'), limitToFirst(10)));
    await expect(get(query(list, orderByChild('at'), limitToFirst(11)))).rejects.toThrow();
    await expect(get(query(list, orderByKey(), limitToFirst(10)))).rejects.toThrow();
    await expect(get(list)).rejects.toThrow();
  });
});

describe('the expressions of rules in the database for tests', () => {
  const before = { text: 'abab', number: 5, yes: true, branch: { a: 1 } };
  test.each<[string, unknown, boolean]>([
    ['newData.isString()', 'a', true],
    ['newData.isString()', 1, false],
    ['newData.isNumber()', 1.5, true],
    ['newData.isNumber()', '1', false],
    ['newData.isBoolean()', false, true],
    ['newData.isBoolean()', 0, false],
    ['newData.val().length === 2', 'é✓', true],
    ['newData.val().length < 2', 5, false],
    ['newData.val().matches(/^[a-z0-9-]{1,5}$/)', 'ab-1', true],
    ['newData.val().matches(/^[a-z0-9-]{1,5}$/)', 'ab_1', false],
    ['newData.val().matches(/^https?:\\/\\/\\S+\\.\\w{2,}$/i)', 'HTTPS://a.in', true],
    ["newData.val().contains('b')", 'abc', true],
    ["newData.val().contains('d')", 'abc', false],
    ["newData.val().beginsWith('ab')", 'abc', true],
    ["newData.val().beginsWith('bc')", 'abc', false],
    ["newData.val().endsWith('ab')", 'abab', true],
    ["newData.val().endsWith('xy')", 'a', false],
    ["newData.val().replace('a', '') === 'bb'", 'abab', true],
    ["newData.val().toLowerCase() === 'abc'", 'ABC', true],
    ["newData.val() >= 'b' && newData.val() < 'c'", 'bz', true],
    ["newData.val() >= 'b' && newData.val() < 'c'", 'c', false],
    ["newData.val() > 'b'", 5, false],
    ['newData.val() % 1 === 0', 3, true],
    ['newData.val() % 1 === 0', 3.5, false],
    ['newData.val() === data.val() + 1', 6, true],
    ['newData.val() > now - 60000', Date.now() + 10_000, true],
    ["newData.hasChildren(['a', 'b'])", { a: 1, b: 2 }, true],
    ["newData.hasChildren(['a', 'b'])", { a: 1 }, false],
    ['newData.hasChildren()', { a: 1 }, true],
    ['newData.hasChildren()', 'a', false],
    ["newData.hasChild('a/b')", { a: { b: 1 } }, true],
    ["newData.child('a').val() === 1", { a: 1 }, true],
    ["newData.parent().child('text').val() === 'abab'", 1, true],
    ["data.parent().hasChild('branch/a')", 1, true],
    ["root.child('values').child('text').val() === 'abab'", 1, true],
    ["root.child('values/yes').val() === true", 1, true],
    ["root.child('values/branch').val() !== null", 1, true],
    ["root.child('values/none').val() === null", 1, true],
    ["root.child('values/none/deeper').exists()", 1, false],
    ["$value === 'number'", 1, true],
    ["auth != null && auth.uid === 'asha'", 1, true],
    ["auth.token.sub === 'asha'", 1, true],
    ['auth.token.admin === true', 1, false],
    ["(data.exists() ? 'old' : 'new') === 'old'", 1, true],
    ['!newData.isNumber() || newData.val() <= 3', 4, false],
    ["newData.val() === 'a' || newData.val() == 'b'", 'b', true],
  ])('%s for %j is %s', async (expression, value, isAllowed) => {
    const { connect, setRules } = await openWorld();
    const asha = connect('asha');
    await set(ref(asha, 'values'), before);
    await setRules({ values: { $value: { '.write': expression } } });
    const written = set(ref(asha, 'values/number'), value).then(
      () => true,
      () => false,
    );
    expect(await written).toBe(isAllowed);
  });

  test('a rule that can’t be parsed is refused', async () => {
    const { setRules } = await openWorld();
    await expect(setRules({ '.read': 'auth.uid ==' })).rejects.toThrow();
    await expect(setRules({ '.read': 'unknown === 1' })).rejects.toThrow();
  });
});

describe('the protocol of the database for tests', () => {
  type Message = { r?: number; a?: string; b?: { s: string; d: unknown }; d?: { s: string } };

  /** Connects without the SDK. `ask`: sends a request and returns the answer. */
  async function openSocket(options: Parameters<typeof openOwnWorld>[0] = {}) {
    const { server } = await openOwnWorld(options);
    const address = `ws://${server.host}:${server.port}/.ws?v=5`;
    const socket = new WebSocket(address);
    const messages = recorder<Message>();
    socket.on('message', (data) => messages.record(JSON.parse(String(data)).d));
    await messages.until(() => true);
    let number = 0;
    return {
      ...{ server, socket, address, messages, session: messages.events[0]?.d?.s },
      async ask(a: string, b: object) {
        number += 1;
        const own = number;
        socket.send(JSON.stringify({ t: 'd', d: { r: own, a, b } }));
        await messages.until(({ r, a }) => r === own || a === 'ac');
        return messages.events.at(-1)?.b?.s;
      },
    };
  }
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const tokenOf = (claims: object) => `${encoded({ alg: 'none' })}.${encoded({ sub: 'asha', ...claims })}.`;

  testWithHooks('auth accepts valid tokens only', async () => {
    const { ask } = await openSocket({ now: () => 10_000_000 });
    expect(await ask('auth', { cred: tokenOf({}) })).toBe('ok');
    expect(await ask('auth', { cred: tokenOf({ iat: 5000, exp: 10_001 }) })).toBe('ok');
    expect(await ask('auth', { cred: tokenOf({ iat: 5000, exp: 10_000 }) })).toBe('expired_token');
    expect(await ask('auth', { cred: tokenOf({ user_id: 'ben' }) })).toBe('invalid_token');
    expect(await ask('auth', { cred: 'a.b.c' })).toBe('invalid_token');
    expect(await ask('gauth', { cred: 'secret' })).toBe('invalid_token');
  });

  testWithHooks('a test can read tokens in another format', async () => {
    const { ask } = await openSocket({ token: (token) => (token === 'ticket' ? { uid: 'asha' } : null) });
    expect(await ask('auth', { cred: 'ticket' })).toBe('ok');
    expect(await ask('auth', { cred: 'another' })).toBe('invalid_token');
  });

  testWithHooks('a token that expires ends the authentication', async () => {
    let now = 10_000_000;
    const { ask, messages } = await openSocket({ now: () => now });
    await ask('auth', { cred: tokenOf({ iat: 5000, exp: 10_001 }) });
    now += 1000;
    expect(await ask('p', { p: 'a', d: 1 })).toBe('expired_token');
    expect(messages.events.at(-1)?.a).toBe('ac');
  });

  testWithHooks('an owner bypasses the rules', async () => {
    const { ask } = await openSocket({ rules: { rules: {} } });
    expect(await ask('p', { p: 'a', d: 1 })).toBe('permission_denied');
    expect(await ask('gauth', { cred: 'owner' })).toBe('ok');
    expect(await ask('p', { p: 'a', d: 1 })).toBe('ok');
  });

  testWithHooks('signing out cancels the listens of the user', async () => {
    const { ask, messages } = await openSocket({ rules: { rules: { '.read': 'auth != null' } } });
    await ask('auth', { cred: tokenOf({}) });
    expect(await ask('q', { p: '/a/b', h: '' })).toBe('ok');
    await ask('unauth', {});
    expect(messages.events).toContainEqual({ a: 'c', b: { p: 'a/b' } });
  });

  testWithHooks('a write with a stale hash is refused', async () => {
    const { server, ask } = await openSocket();
    server.write('a', 1);
    expect(await ask('p', { p: 'a', d: 2, h: '' })).toBe('datastale');
    expect(await ask('p', { p: 'b', d: 2, h: '' })).toBe('ok');
  });

  testWithHooks('invalid requests are refused', async () => {
    const { server, ask } = await openSocket({ rules: { rules: open } });
    expect(await ask('p', { p: 'a.b', d: 1 })).toBe('invalid_data');
    expect(await ask('p', { p: 'a', d: { 'b/c': 1 } })).toBe('invalid_data');
    expect(await ask('p', { p: 'a', d: { b: { '.priority': 1, '.value': 2 } } })).toBe('invalid_data');
    expect(await ask('p', { p: 'a', d: { '.sv': 'unknown' } })).toBe('invalid_data');
    expect(await ask('m', { p: 'a', d: { b: 1, 'b/c': 2 } })).toBe('invalid_data');
    expect(await ask('unknown', {})).toBe('error');
    expect(server.read('/')).toBeNull();
  });

  testWithHooks('a client that connects again ends its last session', async () => {
    const { server, ask, address, session } = await openSocket();
    await ask('o', { p: 'a', d: 'left' });
    expect(server.read('a')).toBeNull();
    const opened = recorder<string>();
    const next = new WebSocket(`${address}&ls=${session}`);
    next.on('message', (data) => opened.record(String(data)));
    await opened.until(() => true);
    expect(server.read('a')).toBe('left');
    expect(server.connections).toBe(1);
  });

  testWithHooks('a message that isn’t JSON ends the connection', async () => {
    const { server, socket } = await openSocket();
    const closed = recorder<string>();
    socket.on('close', () => closed.record('closed'));
    socket.send('{');
    await closed.until(() => true);
    expect(server.connections).toBe(0);
  });

  testWithHooks('a ping is answered', async () => {
    const { socket, messages } = await openSocket();
    socket.send('0');
    socket.send(JSON.stringify({ t: 'c', d: { t: 'p', d: {} } }));
    await messages.until((message) => 't' in message && message.t === 'o');
  });

  testWithHooks('requests other than WebSockets are answered with 404', async () => {
    const { server } = await openSocket();
    const { host, port } = server;
    for (const path of ['.settings/rules.json', '.lp?start=t', 'a.json']) {
      expect((await fetch(`http://${host}:${port}/${path}`)).status).toBe(404);
    }
  });
});
