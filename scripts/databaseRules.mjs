// Writes database.rules.json: the rules of the Realtime Database (docs/database.md), which decide on the server
// what `accessTo` (src/data/schema/rules/access.ts) decides in the app. The language of rules has no functions,
// so this script composes each rule from named expressions: node scripts/databaseRules.mjs
// Also writes firebase.database.json, whose content security policy allows the hosts of the database.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Expressions. `and` binds stronger than `any`, as in the rules.

const and = (...conditions) => conditions.join(' && ');
const any = (...conditions) => (conditions.length > 1 ? `(${conditions.join(' || ')})` : conditions[0]);
const not = (condition) => `!${condition}`;
const exists = (leaf) => `${leaf}.exists()`;
const is = (leaf, text) => `${leaf}.val() === '${text}'`;
const isTrue = (leaf) => `${leaf}.val() === true`;
const isEqual = (leaf, other) => `${leaf}.val() === ${other}.val()`;

/** Returns the expression of a path. A value is a word, or an expression such as `$uid`. */
const path = (texts, ...values) => {
  const isWord = (value) => /^\w+$/.test(value);
  const whole = texts.reduce((sum, text, at) => {
    const value = values[at - 1];
    return isWord(value) ? `${sum}${value}${text}` : `${sum}' + ${value} + '${text}`;
  });
  return `'${whole}'`.replaceAll(/^'' \+ | \+ ''$/g, '');
};
/** A leaf before the write. */
const stored = (texts, ...values) => `root.child(${path(texts, ...values)})`;
/** A leaf after the whole update, seen from a leaf `depth` keys below the root. */
const written =
  (depth) =>
  (texts, ...values) =>
    `newData${'.parent()'.repeat(depth)}.child(${path(texts, ...values)})`;
const before = (name) => `data.child('${name}')`;
const after = (name) => `newData.child('${name}')`;

// Who the viewer is.

const me = 'auth.uid';
const isSignedIn = 'auth != null';
const isMe = (uid) => `${me} === ${uid}`;
/** The viewer has an investor page. */
const isInvestor = exists(stored`people/${me}/investorCard`);
/** The viewer has listed a startup. */
const isFounder = exists(stored`startups/${me}`);
/** The owner follows the viewer. */
const isConnection = (uid) =>
  any(
    exists(stored`people/${uid}/follows/user:${me}`),
    and(isInvestor, exists(stored`people/${uid}/follows/investor:${me}`)),
  );
/** The owner has sent a message, a request or an answer to the viewer. */
const hasWritten = (uid) => exists(stored`mail/${me}/${uid}`);
const hasStartups = (uid) => exists(stored`startups/${uid}`);
const isListed = (uid, startup) => exists(stored`startups/${uid}/${startup}/open/listing`);

/** The viewer has requested the startup's metrics, even if they withdrew the request later. */
const hasAsked = (uid, startup) => exists(stored`mail/${uid}/${me}/request/${startup}`);
const isApproved = (uid, startup) =>
  and(
    `${stored`mail/${uid}/${me}/request/${startup}/isWithdrawn`}.val() === false`,
    is(stored`mail/${me}/${uid}/answer/${startup}/verdict`, 'approved'),
    isEqual(
      stored`mail/${me}/${uid}/answer/${startup}/requestedAt`,
      stored`mail/${uid}/${me}/request/${startup}/at`,
    ),
  );

// What a viewer sees of another account: the rows of `accessTo`. An owner reads everything under their uid.

const isPublic = (setting) => any(not(exists(setting)), is(setting, 'public'));
const isShown = (setting) => `${setting}.val() !== 'private'`;
const privacyOf = (uid) => stored`people/${uid}/privacy`;
const investorPrivacyOf = (uid) => stored`people/${uid}/investorPrivacy`;

/** The whole page. Also posts and comments. */
const isOpen = (uid) =>
  any(isPublic(privacyOf(uid)), and(is(privacyOf(uid), 'connections'), isConnection(uid)));
const isOpenInvestor = (uid) =>
  any(isPublic(investorPrivacyOf(uid)), and(is(investorPrivacyOf(uid), 'founders'), isFounder));
/** Likes and follows. */
const isOpenMark = (uid) => isShown(privacyOf(uid));
/** The role. */
const isOpenIdentity = (uid) => any(isShown(privacyOf(uid)), hasWritten(uid));
/** Name and photo, which are also on the investor page. */
const isOpenFace = (uid) =>
  any(
    isShown(privacyOf(uid)),
    hasWritten(uid),
    and(exists(stored`people/${uid}/investorCard`), isShown(investorPrivacyOf(uid))),
  );
const isOpenInvestorCard = (uid) => isShown(investorPrivacyOf(uid));
/** Posts that are written as a startup. */
const isOpenUpdate = (uid, startup) => any(isListed(uid, startup), isOpen(uid));

/** The account can receive messages of the viewer. */
const isReachable = (uid) => and(exists(stored`people/${uid}/face`), any(isOpenFace(uid), hasStartups(uid)));

/** The account owns the profile. */
const isOwnRef = (ref) =>
  any(
    `${ref} === 'user:' + ${me}`,
    `${ref} === 'investor:' + ${me}`,
    and(`${ref}.beginsWith('startup:')`, isListed(me, `${ref}.replace('startup:', '')`)),
  );

// Values.

const text = (most) => and('newData.isString()', `newData.val().length <= ${most}`);
const isNow = 'newData.val() === now';
const isPast = and('newData.isNumber()', 'newData.val() <= now');
const isMark = 'newData.val() === true';
const oneOf = (...texts) => texts.map((each) => `newData.val() === '${each}'`).join(' || ');
const has = (...names) => `newData.hasChildren([${names.map((name) => `'${name}'`).join(', ')}])`;
const isBranch = 'newData.hasChildren()';

/** The longest texts, in UTF-16 code units of JSON: src/data/schema/text/limits.ts, with escaping. */
const most = {
  face: 8000,
  page: 200_000,
  part: 40_000,
  post: 34_000,
  comment: 14_000,
  message: 62_000,
  note: 4000,
  record: 400_000,
  fields: 100_000,
  image: 82_000,
  entry: 80,
  kind: 200,
  id: 768,
  word: 160,
};
/** How many pointers one query of a list returns at most. */
const pointersMost = 1000;
/** How long an account waits between two posts or comments, in ms. */
const pace = 1000;

// Nodes of the tree.

const read = (...conditions) => ({ '.read': and(isSignedIn, ...conditions) });
const write = (...conditions) => ({ '.write': and(isSignedIn, ...conditions) });
const valid = (...conditions) => ({ '.validate': and(...conditions) });
/** A node that has only these children. */
const closed = (children) => ({ ...children, $other: { '.validate': false } });
/** A node whose children the account reads, writes and removes, one or all. `open`: who else reads all of it. */
const owned = (children, ...open) => ({
  ...read(any(isMe('$uid'), ...open)),
  ...write(isMe('$uid')),
  ...valid(isBranch),
  ...children,
});
/** Pointers that all accounts query, a limited number at a time. */
const pointers = (children) => ({
  ...read(
    any(
      and('query.limitToFirst != null', `query.limitToFirst <= ${pointersMost}`),
      and('query.limitToLast != null', `query.limitToLast <= ${pointersMost}`),
    ),
  ),
  ...children,
});
/** A pointer that names its writer. `target`: whether its content exists after the update. */
const timedPointer = (target, children = {}) => ({
  ...read(),
  ...write(
    any(not(exists('data')), `${before('u')}.val() === ${me}`),
    any(not('newData.exists()'), `${after('u')}.val() === ${me}`),
  ),
  ...valid(has('u', 't'), target),
  ...closed({ u: valid('newData.isString()'), t: valid(isPast), ...children }),
});

// Counts. A mark and its count change in the same update.

const goesUp = (now, old) => `${now}.val() === (${exists(old)} ? ${old}.val() + 1 : 1)`;
const goesDown = (now, old) => and(exists(old), `${now}.val() === ${old}.val() - 1`);
/** A mark of the account `$uid`. `isAllowed`: whether it can be created. `count` returns the path of its count. */
const countedMark = (count, ...isAllowed) => {
  const [now, old] = [count(written(3)), count(stored)];
  return {
    ...write(
      isMe('$uid'),
      any(
        `newData.exists() === ${exists('data')}`,
        and('newData.exists()', not(exists('data')), ...isAllowed, goesUp(now, old)),
        and(not('newData.exists()'), exists('data'), goesDown(now, old)),
      ),
    ),
    ...valid(isMark),
  };
};
const count = (mark) => {
  const [now, old] = [exists(mark(written(3))), exists(mark(stored))];
  return {
    ...read(),
    ...write(
      any(and(now, not(old), goesUp('newData', 'data')), and(not(now), old, goesDown('newData', 'data'))),
    ),
    ...valid('newData.isNumber()', 'newData.val() >= 0'),
  };
};
/** Whether an account's likes and follows are visible after the update. */
const isShownAfter = isShown(written(3)`people/${'$uid'}/privacy`);

/** A post or comment: exists already, or is the first within `pace`. */
const paced = (kind, depth, ...isAllowed) => {
  const last = stored`pace/${'$uid'}/${kind}`;
  return any(
    exists('data'),
    and(
      `${written(depth)`pace/${'$uid'}/${kind}`}.val() === now`,
      any(not(exists(last)), `${last}.val() <= now - ${pace}`),
      ...isAllowed,
    ),
  );
};

// Requests (schema/rules/requestMoves.ts).

const answer = stored`mail/${'$from'}/${'$to'}/answer/${'$startup'}`;
const verdict = `${answer}.child('verdict')`;
const answered = `${answer}.child('requestedAt').val()`;
const asked = `${after('at')}.val()`;
const isRefusal = any(is(verdict, 'declined'), is(verdict, 'revoked'));
const isAgain = isTrue(after('isAgain'));
const wasAgain = isTrue(before('isAgain'));
const isAnswered = `${answered} === ${before('at')}.val()`;
/** The same request, perhaps withdrawn or restored. */
const isSameRequest = and(
  exists('data'),
  isEqual(after('at'), before('at')),
  `(${isAgain}) === (${wasAgain})`,
);
/** A first request. A request that its user has removed returns only with its answer. */
const isFirstRequest = and(
  not(exists('data')),
  any(
    not(exists(answer)),
    `${asked} === ${answered}`,
    and(`${asked} > ${answered}`, any(isAgain, not(isRefusal))),
  ),
);
/** A later request: after a refusal only once. */
const isLaterRequest = and(
  exists('data'),
  `${asked} > ${before('at')}.val()`,
  any(
    and(isAnswered, is(verdict, 'approved')),
    and(isAnswered, isRefusal, isAgain, not(`(${wasAgain})`)),
    and(not(`(${isAnswered})`), any(isAgain, not(`(${wasAgain})`))),
  ),
);
const isRequest = any(
  isSameRequest,
  and(exists(stored`people/${'$to'}/face`), isListed('$to', '$startup'), any(isFirstRequest, isLaterRequest)),
);

const slugOf = (kind) => `data.parent().child('${kind}')`;
/** No other page has the address. The user page and the investor page of an account can share one. */
const isFree = (kind) => {
  const [others, shared] =
    kind === 'startup' ? [['user', 'investor'], []] : [['startup'], ['user', 'investor']];
  return and(
    ...others.map((each) => not(exists(slugOf(each)))),
    ...shared
      .filter((each) => each !== kind)
      .map((each) => any(not(exists(slugOf(each))), `${slugOf(each)}.child('u').val() === ${me}`)),
  );
};
/** An address is claimed once. Later its owner can only leave it. */
const claim = (kind, ...isAllowed) => ({
  ...read(),
  ...write(
    any(
      and(not(exists('data')), `${after('u')}.val() === ${me}`, isFree(kind)),
      and(
        `${before('u')}.val() === ${me}`,
        any(`${after('u')}.val() === ${me}`, is(after('u'), '')),
        isEqual(after('i'), before('i')),
      ),
    ),
  ),
  ...valid(has('u', 'i'), ...isAllowed),
  ...closed({ u: valid(text(most.kind)), i: valid(text(most.id)) }),
});
const isOwnId = any(exists('data'), `${after('i')}.val() === ${me}`);

const part = (...condition) => ({
  ...(condition.length > 0 && read(...condition)),
  ...valid(isBranch),
  ...closed({ listing: valid(text(most.part)), ownedStartup: valid(text(most.part)) }),
});

const rules = {
  own: {
    $uid: owned({
      '.indexOn': 'at',
      $key: {
        ...valid(has('k', 'i', 'e', 'at'), isEqual(after('p'), before('e'))),
        ...closed({
          k: valid(text(most.kind)),
          i: valid(text(most.id)),
          v: valid(text(most.record)),
          f: valid(text(most.fields)),
          s: valid(text(most.id)),
          e: valid(text(most.entry)),
          p: valid(text(most.entry)),
          at: valid(isNow),
        }),
      },
    }),
  },

  size: { $uid: owned({ ...valid('newData.isNumber()') }) },

  people: {
    $uid: owned(
      closed({
        privacy: { ...read(), ...valid(oneOf('public', 'private', 'connections')) },
        investorPrivacy: { ...read(), ...valid(oneOf('public', 'private', 'founders')) },
        face: { ...read(isOpenFace('$uid')), ...valid(text(most.face)) },
        card: { ...read(isOpenIdentity('$uid')), ...valid(text(most.face)) },
        page: { ...read(isOpen('$uid')), ...valid(text(most.page)) },
        follows: {
          ...read(isOpen('$uid')),
          ...valid(isBranch),
          $ref: { ...read(isOpenMark('$uid')), ...valid('newData.isBoolean()') },
        },
        investorCard: { ...read(isOpenInvestorCard('$uid')), ...valid(text(most.face)) },
        investorPage: { ...read(isOpenInvestor('$uid')), ...valid(text(most.page)) },
      }),
      // All parts, if all of them are open.
      and(
        isOpen('$uid'),
        any(
          isOpenInvestor('$uid'),
          and(not(exists(before('investorCard'))), not(exists(before('investorPage')))),
        ),
      ),
    ),
  },

  startups: {
    $uid: owned({
      $startup: {
        // Approved accounts see all parts.
        ...read(isListed('$uid', '$startup'), isApproved('$uid', '$startup')),
        ...valid(isBranch),
        ...closed({
          open: {
            ...read(),
            ...valid(isBranch),
            ...closed({ listing: valid(text(most.page)), ownedStartup: valid(text(most.page)) }),
          },
          traction: part(isListed('$uid', '$startup'), isInvestor),
          metrics: part(),
          contact: part(isListed('$uid', '$startup'), hasAsked('$uid', '$startup')),
        }),
      },
    }),
  },

  posts: {
    $uid: owned({ $id: valid(text(most.post), paced('post', 3)) }, isOpen('$uid')),
  },
  updates: {
    $uid: owned({
      $startup: {
        ...read(isOpenUpdate('$uid', '$startup')),
        ...valid(isBranch),
        $id: valid(
          text(most.post),
          paced('post', 4, exists(written(4)`startups/${'$uid'}/${'$startup'}/open/listing`)),
        ),
      },
    }),
  },
  comments: {
    $uid: owned(
      {
        $id: {
          ...valid(has('p', 'v'), paced('comment', 3)),
          ...closed({ p: valid(text(most.id)), v: valid(text(most.comment)) }),
        },
      },
      isOpen('$uid'),
    ),
  },
  likes: {
    $uid: {
      ...read(isMe('$uid')),
      $post: {
        ...read(isOpenMark('$uid')),
        ...countedMark((at) => at`counts/likes/${'$post'}`, isShownAfter),
      },
    },
  },

  mail: {
    $to: {
      ...read(isMe('$to')),
      $from: {
        ...read(isMe('$from')),
        ...write(isMe('$from'), '$to !== $from'),
        ...valid(isBranch),
        ...closed({
          sent: {
            '.indexOn': 'at',
            ...valid(isBranch),
            $id: {
              ...valid(
                has('v', 'at'),
                any(isEqual(after('v'), before('v')), and(not(exists('data')), isReachable('$to'))),
                any(`${after('at')}.val() === now`, isEqual(after('at'), before('at'))),
              ),
              ...closed({ v: valid(text(most.message)), at: valid('newData.isNumber()') }),
            },
          },
          request: {
            ...valid(isBranch),
            $startup: {
              ...valid(has('at', 'isWithdrawn'), isRequest),
              ...closed({
                at: valid(isPast),
                isWithdrawn: valid('newData.isBoolean()'),
                isAgain: valid('newData.isBoolean()'),
              }),
            },
          },
          answer: {
            ...valid(isBranch),
            $startup: {
              ...valid(
                has('verdict', 'note', 'at', 'requestedAt'),
                exists(stored`people/${'$to'}/face`),
                exists(stored`mail/${'$from'}/${'$to'}/request/${'$startup'}`),
              ),
              ...closed({
                verdict: valid(oneOf('approved', 'declined', 'revoked')),
                note: valid(text(most.note)),
                at: valid(isPast),
                requestedAt: valid('newData.isNumber()'),
              }),
            },
          },
        }),
      },
    },
  },
  inbox: {
    $to: {
      ...read(isMe('$to')),
      $kind: {
        '.indexOn': 't',
        $from: {
          ...write(isMe('$from')),
          ...valid(has('t'), exists(written(4)`mail/${'$to'}/${'$from'}/${'$kind'}`)),
          ...closed({ t: valid(isNow) }),
        },
      },
    },
  },

  feed: pointers({
    '.indexOn': 't',
    $id: timedPointer(
      any(
        and(exists(after('s')), exists(written(2)`updates/${me}/${`${after('s')}.val()`}/${'$id'}`)),
        and(not(exists(after('s'))), exists(written(2)`posts/${me}/${'$id'}`)),
      ),
      { s: valid(text(most.id)) },
    ),
  }),
  listed: pointers({
    '.indexOn': ['t', 'u'],
    $id: timedPointer(exists(written(2)`startups/${me}/${'$id'}/open/listing`)),
  }),
  directory: Object.fromEntries(
    Object.entries({ user: 'face', investor: 'investorCard' }).map(([kind, leaf]) => [
      kind,
      pointers({
        $uid: {
          ...read(),
          ...write(isMe('$uid')),
          ...valid(isMark, exists(written(3)`people/${'$uid'}/${leaf}`)),
        },
      }),
    ]),
  ),
  words: Object.fromEntries(
    ['profile', 'investorAccount', 'listing', 'ownedStartup'].map((kind) => [
      kind,
      pointers({
        $word: {
          ...read(),
          ...write(`$word.endsWith('~' + ${me})`),
          ...valid(isMark, `$word.length <= ${most.word}`),
        },
      }),
    ]),
  ),
  remarks: {
    $post: pointers({
      '.indexOn': 't',
      $id: timedPointer(exists(written(3)`comments/${me}/${'$id'}`)),
    }),
  },
  followers: {
    $ref: {
      ...read(isOwnRef('$ref')),
      $uid: countedMark(
        (at) => at`counts/follows/${'$ref'}`,
        isShownAfter,
        isTrue(written(3)`people/${'$uid'}/follows/${'$ref'}`),
      ),
    },
  },
  counts: {
    likes: { $post: count((at) => at`likes/${me}/${'$post'}`) },
    follows: { $ref: count((at) => at`followers/${'$ref'}/${me}`) },
  },

  names: {
    $slug: {
      ...read(),
      ...closed({
        user: claim('user', isOwnId),
        investor: claim('investor', isOwnId),
        startup: claim('startup'),
      }),
    },
  },
  images: {
    $uid: owned({ $hash: { ...read(), ...valid(text(most.image)) } }),
  },
  pace: {
    $uid: {
      ...read(isMe('$uid')),
      ...Object.fromEntries(
        ['post', 'comment'].map((kind) => [
          kind,
          {
            // An account that removes it waits as long.
            ...write(
              isMe('$uid'),
              any('newData.exists()', not(exists('data')), `data.val() <= now - ${pace}`),
            ),
            ...valid(isNow),
          },
        ]),
      ),
    },
  },
  online: {
    $uid: owned({ $connection: valid(isNow) }, hasWritten('$uid'), exists(stored`mail/${'$uid'}/${me}`)),
  },
};

export const databaseRules = { rules };

/** The content of database.rules.json. */
export const databaseRulesText = `${JSON.stringify(databaseRules, null, 2)}\n`;

const at = (name) => new URL(`../${name}`, import.meta.url);
const hosts = ['firebaseio.com', 'firebasedatabase.app'];
const databaseHosts = hosts.flatMap((host) => [`https://*.${host}`, `wss://*.${host}`]).join(' ');

/** Returns the content of firebase.database.json: firebase.json, for a build with a database. */
export function databaseHostingText() {
  const { hosting, ...others } = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  const allowed = JSON.parse(
    JSON.stringify(hosting).replace("connect-src 'self'", `connect-src 'self' ${databaseHosts}`),
  );
  const config = { ...others, database: { rules: 'database.rules.json' }, hosting: allowed };
  return `${JSON.stringify(config, null, 2)}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(at('database.rules.json'), databaseRulesText);
  writeFileSync(at('firebase.database.json'), databaseHostingText());
}
