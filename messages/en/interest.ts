export default {
  /** `ago` is the time since the request: "3 days ago". */
  waiting: (p: { ago: string }) => `Requested ${p.ago}, no answer yet`,
  approved: (p: { name: string }) => `${p.name} approved your request. You can now see all its metrics.`,
  declined: (p: { name: string }) => `${p.name} declined your request.`,
  revoked: (p: { name: string }) => `${p.name} withdrew your access to its key metrics.`,
  withdrawn: (p: { name: string }) => `You withdrew your request. ${p.name} can no longer see it.`,
  /** Heading of the owner's note. */
  noteFrom: (p: { name: string }) => `Note from ${p.name}`,
  again: 'You can ask one more time. Withdraw your interest, then express it again.',
  final: 'This was your second request. The answer is final unless the startup changes it.',
  sample: 'Automatic sample reply',
};
