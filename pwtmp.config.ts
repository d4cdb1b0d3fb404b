import base from './playwright.config';
export default {
  ...base,
  reporter: [['line']],
  webServer: undefined,
  workers: 2,
  use: { ...base.use, baseURL: 'http://localhost:4391', trace: 'off' },
};
