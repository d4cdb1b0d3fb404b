/** The lived-in account behind "Look around as Asha Verma". Its uid is also the owner of what is done in it. */
export const sampleAccount = {
  uid: 'sample',
  name: 'Asha Verma',
  email: 'asha@heliogrid.example',
  /** When Asha joined, in ms since the epoch. */
  created: Date.UTC(2022, 2, 14, 8, 30),
} as const;
