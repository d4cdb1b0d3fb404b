export default {
  /** `ago` is a length of time from the present: "3 days ago". */
  waiting: (p: { ago: string }) => `Asked ${p.ago}, no answer yet`,
  approved: (p: { name: string }) => `${p.name} approved your request: all its figures are open to you.`,
  declined: (p: { name: string }) => `${p.name} declined your request.`,
  revoked: (p: { name: string }) => `${p.name} has closed its key metrics to you again.`,
  withdrawn: (p: { name: string }) => `You took your request back: ${p.name} doesn’t see it any more.`,
  /** What the owner wrote. */
  noteFrom: (p: { name: string }) => `Note from ${p.name}`,
  again: 'You can ask once more: take your interest back, then express it again.',
  final: 'It was your second request, so this answer stands unless the startup changes its mind.',
  sample: 'Answered by the sample',
};
