/** What a person waits for on a page, by its address. */
const selectors = {
  '/login': 'button[type="submit"]',
  '/register': 'button[type="submit"]',
  '/forgot-password': 'button[type="submit"]',
  '/userOnboard': 'main:not([aria-busy]) form',
  '/list-startup': 'main:not([aria-busy]) form',
  '/Investor-register': 'main:not([aria-busy]) form',
  '/explore': 'article',
  '/starred': 'main a[href^="/startups/"]',
  '/discover': 'main a[href^="/startups/"]',
  '/messages': 'main a[href^="/messages/"]',
  '/messages/mina-okafor': '[role="log"]',
  '/profile': '[role="tabpanel"] h2',
  '/profile/manage': '[role="tabpanel"] h2',
  '/profile/investor/manage': '[role="tabpanel"] h2',
  '/startups/heliogrid': '[role="tabpanel"] h2',
  '/investors/mina-okafor': '[role="tabpanel"] h2',
  '/user/asha-verma': '[role="tabpanel"] h2',
};

/** The heading where nothing else is said. Each has to be there, and to answer to events. */
export const usableOf = (address) => ({ selector: selectors[address] ?? 'h1', isHydrated: true });
