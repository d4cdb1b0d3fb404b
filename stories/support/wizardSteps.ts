/** The steps of a startup listing. */
export const listingSteps = [
  { name: 'basicInformation', label: 'Basic Information' },
  { name: 'aboutStartup', label: 'About Your Startup' },
  { name: 'tractionFunding', label: 'Traction & Funding' },
  { name: 'keyMetrics', label: 'Key Metrics' },
  { name: 'teamInvestors', label: 'Team & Investors' },
];

/** Seven steps with very long labels. Their names are 0 to 6. */
export const longSteps = [
  'खाते की जानकारी',
  'निवेश का अनुभव',
  'निवेश का विवरण और पसंदीदा चरण',
  'पोर्टफ़ोलियो की जानकारी',
  'आपके बारे में',
  'Averyverylongstepnamewithoutanybreakinit',
  'निवेश के मानदंड',
].map((label, index) => ({ name: `${index}`, label }));
