/** Has the browser ask before the page is left, until this has settled: what is under way would go with the page. */
export function warnBeforeUnload(work: Promise<unknown>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = () => window.removeEventListener('beforeunload', ask);
  window.addEventListener('beforeunload', ask);
  work.then(stop, stop);
}
