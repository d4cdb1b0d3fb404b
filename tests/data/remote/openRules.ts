/** Rules that allow everything, for tests of the replica alone. */
export const openRules = {
  rules: {
    '.read': true,
    '.write': true,
    own: { $uid: { '.indexOn': ['at'] } },
    feed: { '.indexOn': ['t'] },
    listed: { '.indexOn': ['t', 'u'] },
    remarks: { $post: { '.indexOn': ['t'] } },
    inbox: { $to: { $kind: { '.indexOn': ['t'] } } },
  },
};
