/** The demo account behind "Look around as Asha Verma". Changes made in it are stored under this uid. */
export const sampleAccount = {
  uid: 'sample',
  name: 'Asha Verma',
  email: 'asha@heliogrid.example',
  /** When Asha joined, in ms since the epoch. */
  created: Date.UTC(2022, 2, 14, 8, 30),
} as const;
