type Go = (to: string, options?: { replace?: boolean }) => void;

let go: Go = (to) => window.location.assign(to);

/** Navigation for what lives outside React: the router puts itself behind it as soon as it is mounted. */
export const navigation: { go: Go; connect: (router: Go) => void } = {
  go: (to, options) => go(to, options),
  connect(router) {
    go = router;
  },
};
